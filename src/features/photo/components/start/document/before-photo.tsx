import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../../../contract/codes";
import { isTakenElsewhere } from "../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../contract/document/template";
import { writeFileSizeBand } from "../../../../../../locales/write-file-size";
import { backgroundKeys } from "../../../../../components/requirement/background-names";
import { takingNotes } from "../../../../../components/requirement/notes/shown-notes";
import { keyOf } from "../../../../../components/requirement/rule-keys";
import { Swatch } from "../../../../../components/requirement/swatch";
import { sentenceSpace } from "../../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../../i18n/use-language";
import * as styles from "./before-photo.module.css";

const glassesKeys = {
  "not-allowed": "before.noGlasses",
  "if-no-glare": "before.noGlare",
  allowed: null,
} as const;

/** The document's rules for the photo itself, to read before it is taken. */
export function BeforePhoto({ template }: { template: Template }) {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { country, backgroundName, backgroundcolor, editPolicy, glasses, digital } = template;
  // Whoever takes the photo gives the instructions. General and custom sizes define no wall colour.
  if (isTakenElsewhere(template) || country === generalSizesCode) return null;
  const glassesKey = glasses && glassesKeys[glasses as keyof typeof glassesKeys];
  const taking = takingNotes(template);
  const bytes = writeFileSizeBand(digital?.minKb ?? null, digital?.maxKb ?? null, bcp47);
  return (
    <ul className={styles.list}>
      {taking.length > 0 && <li className={styles.sentence}>{taking.join(sentenceSpace(bcp47))}</li>}
      <li>
        <bdi>{template.sizeLabel}</bdi>
      </li>
      <li className={styles.wall}>
        <Swatch colour={backgroundcolor} />
        {t("before.background", { colour: tCommon(keyOf(backgroundKeys, backgroundName)) })}
      </li>
      {glassesKey && <li>{t(glassesKey)}</li>}
      {bytes && (
        <li>
          <bdi>{bytes}</bdi>
        </li>
      )}
      {editPolicy.background === "keep" && <li className={styles.sentence}>{t("before.keep")}</li>}
    </ul>
  );
}
