import { useTranslation } from "react-i18next";
import * as hidden from "../../../../../components/ui/visually-hidden.module.css";
import * as styles from "./result-message.module.css";

/** Before the browser knows what to show: as high as the screen, so that the page's foot does not come and go. */
export const Placeholder = () => {
  const { t } = useTranslation("result");
  return (
    <div className={styles.empty}>
      {/* The built page has a heading too. */}
      <h1 className={hidden.hidden} data-placeholder>
        {t("meta.title")}
      </h1>
    </div>
  );
};
