import { useTranslation } from "react-i18next";
import { isDeviceOnly } from "../../photo-mode";
import * as styles from "./hero.module.css";

/** Heading and paragraph that introduce the product. */
export function Hero() {
  const { t } = useTranslation("home");
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.promise}>{t(isDeviceOnly() ? "promiseOnDevice" : "promise")}</p>
    </div>
  );
}
