import { useTranslation } from "react-i18next";
import { formatDate } from "../../i18n/format-date";
import { usePageLanguage } from "../../i18n/use-language";
import { Section } from "../ui/section";
import type { RequirementTemplate } from "./requirement-template";
import { SourceList } from "./source-list";
import * as styles from "./sources.module.css";
import { useConfidenceText } from "./use-confidence-text";

/** How sure the numbers are, when they were put together and checked, and where they come from. */
export const SourcesSection = ({ template }: { template: RequirementTemplate }) => {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const { confidence, compiledAt, verifiedAt, sources } = template;
  const confidenceText = useConfidenceText(confidence);
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
      <SourceList sources={sources} />
    </Section>
  );
};
