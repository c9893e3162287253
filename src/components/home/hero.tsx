import { useTranslation } from "react-i18next";
import { isDeviceOnly } from "../../photo-mode";
import * as styles from "./hero.module.css";

/** What this is, in one heading and one paragraph. */
export const Hero = () => {
  const { t } = useTranslation("home");
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.promise}>{t(isDeviceOnly() ? "promiseOnDevice" : "promise")}</p>
    </div>
  );
};
