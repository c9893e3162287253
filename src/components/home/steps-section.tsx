import { useTranslation } from "react-i18next";
import { RecordPicture } from "../pictures/record-picture";
import { type LanguagePictures, usePictures } from "../pictures/use-pictures";
import { Section } from "../ui/section";
import * as styles from "./steps-section.module.css";

/** The three steps to a photo, in pictures. */
export function StepsSection({ pictures }: { pictures: LanguagePictures }) {
  const { t } = useTranslation("home");
  const { passportStep1, passportStep2, passportStep3 } = usePictures(pictures);
  const steps = [
    { id: "choose", source: passportStep1, title: t("steps.choose.title"), text: t("steps.choose.text") },
    { id: "one", source: passportStep2, title: t("steps.one.title"), text: t("steps.one.text") },
    { id: "three", source: passportStep3, title: t("steps.three.title"), text: t("steps.three.text") },
  ];
  return (
    <Section id="steps" title={t("steps.title")}>
      <ol className={styles.steps}>
        {steps.map(({ id, source, title, text }) => (
          <li key={id} className={styles.step}>
            <div className={styles.picture}>
              <RecordPicture source={source} widthPx={800} heightPx={600} />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
