import { useTranslation } from "react-i18next";
import { Section } from "../home/section";
import { FactRow } from "./fact-row";
import * as styles from "./facts.module.css";
import type { RequirementTemplate } from "./requirement-template";
import { childRuleKeys, keyOf } from "./rule-keys";
import { useLengthText } from "./size-value";
import { SourceList } from "./source-list";

/** What differs for babies and children, by age, and who says so. */
export const ChildrenSection = ({ rules }: { rules: NonNullable<RequirementTemplate["forChildren"]> }) => {
  const { t } = useTranslation("requirement");
  const lengthText = useLengthText();
  return (
    <Section id="children" title={t("children.title")}>
      <dl>
        {rules.groups.map(({ underYears, rules: sayings, head }) => (
          <FactRow
            key={underYears}
            label={underYears === null ? t("children.babies") : t("children.under", { count: underYears })}
          >
            {sayings.map((saying) => (
              <span key={saying} className={styles.line}>
                {t(keyOf(childRuleKeys, saying))}
              </span>
            ))}
            {head && (
              <span className={styles.line}>
                {t("children.head", { height: lengthText(head.heightMm, "mm") })}
              </span>
            )}
          </FactRow>
        ))}
      </dl>
      <SourceList sources={rules.sources} />
    </Section>
  );
};
