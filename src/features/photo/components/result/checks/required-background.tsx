import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../../../../contract/codes";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { Swatch } from "../../../../../components/requirement/swatch";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import * as styles from "./required-background.module.css";

/** The required background colour with a sample, where software must not replace the background. */
export function RequiredBackground() {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  if (!template) return null;
  const isOurs = template.backgroundName === unstatedBackground;
  const names = [...new Set(template.backgrounds.map(nameOfColour))];
  return (
    <div className={styles.required}>
      {isOurs ? (
        <p>{tCommon(backgroundKeys[unstatedBackground])}</p>
      ) : (
        <p className={styles.colours}>
          {names.map((name) => (
            <span key={name} className={styles.colour}>
              <Swatch colour={template.backgrounds.find((colour) => nameOfColour(colour) === name)!} />
              {tCommon(backgroundKeys[name])}
            </span>
          ))}
        </p>
      )}
      {template.editPolicy.background === "keep" && <p>{t("background.policyKeep")}</p>}
    </div>
  );
}
