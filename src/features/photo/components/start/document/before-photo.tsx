import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../../../contract/codes";
import type { Template } from "../../../../../../contract/document/template";
import { writeFileSizeBand } from "../../../../../../locales/write-file-size";
import { backgroundKeys } from "../../../../../components/requirement/background-names";
import { keyOf } from "../../../../../components/requirement/rule-keys";
import { usePageLanguage } from "../../../../../i18n/use-language";
import * as styles from "./before-photo.module.css";

const glassesKeys = {
  "not-allowed": "before.noGlasses",
  "if-no-glare": "before.noGlare",
  allowed: null,
} as const;

/** A photo of these is never taken at home: what to wear and where to stand is said by whoever takes it. */
const takenElsewhere: ReadonlySet<Template["takenBy"]> = new Set(["studio", "code", "live"] as const);

/** What the chosen document asks of the photo itself, to be known before it is taken; only what its rules say. */
export const BeforePhoto = ({ template }: { template: Template }) => {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { country, takenBy, backgroundName, backgroundcolor, editPolicy, glasses, digital } = template;
  // Sizes of no country, and one's own, name no wall.
  if (takenElsewhere.has(takenBy) || country === generalSizesCode) return null;
  const glassesKey = glasses && glassesKeys[glasses as keyof typeof glassesKeys];
  const bytes = writeFileSizeBand(digital?.minKb ?? null, digital?.maxKb ?? null, bcp47);
  return (
    <ul className={styles.list}>
      <li className={styles.wall}>
        <span className={styles.swatch} style={{ background: backgroundcolor }} aria-hidden="true" />
        {t("before.background", { colour: tCommon(keyOf(backgroundKeys, backgroundName)) })}
      </li>
      {glassesKey && <li>{t(glassesKey)}</li>}
      {bytes && (
        <li>
          <bdi>{bytes}</bdi>
        </li>
      )}
      {editPolicy.background === "keep" && <li className={styles.keep}>{t("before.keep")}</li>}
    </ul>
  );
};
