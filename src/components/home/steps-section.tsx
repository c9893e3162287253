import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import { StepFrame } from "../drawing/step-frame";
import { StepSheet } from "../drawing/step-sheet";
import { StepWall } from "../drawing/step-wall";
import { Section } from "./section";
import * as styles from "./steps-section.module.css";

/** How a photo comes about, in three drawings. */
export const StepsSection = () => {
  const { t } = useTranslation("home");
  const { bcp47 } = usePageLanguage();
  const steps = [
    {
      id: "one",
      drawing: <StepWall bcp47={bcp47} />,
      title: t("steps.one.title"),
      text: t("steps.one.text"),
    },
    { id: "two", drawing: <StepFrame />, title: t("steps.two.title"), text: t("steps.two.text") },
    {
      id: "three",
      drawing: <StepSheet bcp47={bcp47} />,
      title: t("steps.three.title"),
      text: t("steps.three.text"),
    },
  ];
  return (
    <Section id="steps" title={t("steps.title")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <div className={styles.drawing}>{step.drawing}</div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
