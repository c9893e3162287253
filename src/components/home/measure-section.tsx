import { useTranslation } from "react-i18next";
import { RecordPicture } from "../pictures/record-picture";
import { type LanguagePictures, usePictures } from "../pictures/use-pictures";
import { Section } from "../ui/section";
import * as styles from "./measure-section.module.css";

/** Sources of the numbers, and promises. */
export function MeasureSection({ pictures }: { pictures: LanguagePictures }) {
  const { t } = useTranslation("home");
  const { headerExampleImage } = usePictures(pictures);
  const facts = [
    { id: "again", title: t("measure.again.title"), text: t("measure.again.text") },
    { id: "honest", title: t("measure.honest.title"), text: t("measure.honest.text") },
    { id: "open", title: t("measure.open.title"), text: t("measure.open.text") },
  ];
  return (
    <Section id="measure" title={t("measure.title")}>
      <div className={styles.example}>
        <RecordPicture source={headerExampleImage} widthPx={1200} heightPx={800} />
        <div className={styles.words}>
          <h3>{t("steps.two.title")}</h3>
          <p>{t("steps.two.text")}</p>
          <p>{t("measure.text")}</p>
        </div>
      </div>
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
}
