import { useTranslation } from "react-i18next";
import { formatDate } from "../../../i18n/format-date";
import { usePageLanguage } from "../../../i18n/use-language";
import { Section } from "../../ui/section";
import type { RequirementTemplate } from "../queries/requirement-template";
import { BestFirstSources } from "./best-first-sources";
import { isFileUnread } from "./open-questions";
import * as styles from "./sources.module.css";
import { useConfidenceText } from "./use-confidence-text";

/** Confidence of the numbers, dates and sources. */
export function SourcesSection({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const { compiledAt, verifiedAt, workingSize } = template;
  const confidenceText = useConfidenceText(template);
  return (
    <Section id="sources" title={t("sources.title")}>
      <div className={styles.state}>
        <p>{confidenceText}</p>
        {isFileUnread(template) && <p>{t("sources.fileNotRead")}</p>}
        <p className={styles.muted}>{t("sources.compiled", { date: formatDate(compiledAt, bcp47) })}</p>
        <p className={styles.muted}>
          {verifiedAt
            ? t("sources.verified", { date: formatDate(verifiedAt, bcp47) })
            : t("sources.notChecked")}
        </p>
      </div>
      <BestFirstSources sources={template.sources} rule={workingSize ? "file" : "size"} />
    </Section>
  );
}
