import { useTranslation } from "react-i18next";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import * as styles from "./required-background.module.css";

/** The colour that the document asks for behind the head, as a word and a sample, and that software must not make it. */
export const RequiredBackground = () => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  if (!template) return null;
  const names = [...new Set(template.backgrounds.map(nameOfColour))];
  return (
    <div className={styles.required}>
      <p className={styles.colours}>
        {names.map((name) => (
          <span key={name} className={styles.colour}>
            <span
              className={styles.swatch}
              style={{ background: template.backgrounds.find((colour) => nameOfColour(colour) === name) }}
              aria-hidden="true"
            />
            {tCommon(backgroundKeys[name])}
          </span>
        ))}
      </p>
      {template.editPolicy.background === "keep" && <p>{t("background.policyKeep")}</p>}
    </div>
  );
};
