import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../../locales/write-number";
import { usePageLanguage } from "../../../i18n/use-language";
import { Disclosure } from "../../ui/disclosure";
import { bestFirst } from "./authority-source";
import { SourceList } from "./source-list";

/** The best source, and the others on demand. */
export function BestFirstSources({ sources }: { sources: readonly Queries.RuleSourceFragment[] }) {
  const { t } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const [best, ...others] = bestFirst(sources, bcp47);
  return (
    <>
      {best && <SourceList sources={[best]} />}
      {others.length > 0 && (
        <Disclosure summary={`${t("sources.others")} (${writeNumber(others.length, bcp47)})`}>
          <SourceList sources={others} />
        </Disclosure>
      )}
    </>
  );
}
