import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../../locales/write-number";
import { formatDate } from "../../../i18n/format-date";
import { usePageLanguage } from "../../../i18n/use-language";
import { Disclosure } from "../../ui/disclosure";
import { Section } from "../../ui/section";
import type { RequirementTemplate } from "../queries/requirement-template";
import { bestFirst } from "./authority-source";
import { SourceList } from "./source-list";
import * as styles from "./sources.module.css";
import { useConfidenceText } from "./use-confidence-text";

/** Confidence of the numbers, dates and sources. */
export function SourcesSection({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const { compiledAt, verifiedAt } = template;
  const confidenceText = useConfidenceText(template);
  const [best, ...others] = bestFirst(template.sources);
  return (
    <Section id="sources" title={t("sources.title")}>
      <div className={styles.state}>
        <p>{confidenceText}</p>
        <p className={styles.muted}>{t("sources.compiled", { date: formatDate(compiledAt, bcp47) })}</p>
        <p className={styles.muted}>
          {verifiedAt
            ? t("sources.verified", { date: formatDate(verifiedAt, bcp47) })
            : t("sources.notChecked")}
        </p>
      </div>
      {best && <SourceList sources={[best]} />}
      {others.length > 0 && (
        <Disclosure summary={`${tEvidence("sources.others")} (${writeNumber(others.length, bcp47)})`}>
          <SourceList sources={others} />
        </Disclosure>
      )}
    </Section>
  );
}
