import { useTranslation } from "react-i18next";
import { bestFirst } from "../../../../contract/document/sources";
import type { EvidenceRule } from "../../../../contract/document/template";
import { writeNumber } from "../../../../locales/write-number";
import { usePageLanguage } from "../../../i18n/use-language";
import { Disclosure } from "../../ui/disclosure";
import { SourceList } from "./source-list";

interface BestFirstSourcesProps {
  sources: readonly Queries.RuleSourceFragment[];
  /** What the sources are listed for; the size if left out. */
  rule?: EvidenceRule;
}

/** The best source, and the others on demand. */
export function BestFirstSources({ sources, rule }: BestFirstSourcesProps) {
  const { t } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const [best, ...others] = bestFirst(sources, bcp47, rule);
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
