import { useTranslation } from "react-i18next";
import * as styles from "./measure-section.module.css";
import { Section } from "./section";

/** Where the numbers come from and what is promised. */
export const MeasureSection = () => {
  const { t } = useTranslation("home");
  const facts = [
    { id: "again", title: t("measure.again.title"), text: t("measure.again.text") },
    { id: "honest", title: t("measure.honest.title"), text: t("measure.honest.text") },
    { id: "open", title: t("measure.open.title"), text: t("measure.open.text") },
  ];
  return (
    <Section id="measure" title={t("measure.title")}>
      <p className={styles.lead}>{t("measure.text")}</p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.id} className={styles.fact}>
            <dt className={styles.title}>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
