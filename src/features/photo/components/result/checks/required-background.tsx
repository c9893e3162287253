import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../../../../contract/codes";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { Swatch } from "../../../../../components/requirement/swatch";
import { Around } from "../../../../../components/ui/around";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import * as styles from "./required-background.module.css";

/** The measured colour of the background, and the required one by name, each with a sample. */
export function RequiredBackground({ seen }: { seen?: string | undefined }) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  if (!template) return null;
  const isOurs = template.backgroundName === unstatedBackground;
  const names = [...new Set(template.backgrounds.map(nameOfColour))];
  return (
    <div className={styles.required}>
      {seen && (
        <p className={styles.colours}>
          <Around sentence={(value) => t("checks.measured", { value })}>
            <Swatch colour={seen} />
          </Around>
        </p>
      )}
      {isOurs ? (
        <p>{tCommon(backgroundKeys[unstatedBackground])}</p>
      ) : (
        <p className={styles.colours}>
          <Around sentence={(value) => t("checks.exactly", { value })}>
            {names.map((name) => (
              <span key={name} className={styles.colour}>
                <Swatch colour={template.backgrounds.find((colour) => nameOfColour(colour) === name)!} />
                {tCommon(backgroundKeys[name])}
              </span>
            ))}
          </Around>
        </p>
      )}
      {template.editPolicy.background === "keep" && <p>{t("background.policyKeep")}</p>}
    </div>
  );
}
