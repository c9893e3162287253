import { useTranslation } from "react-i18next";
import * as hidden from "../../../../../components/ui/visually-hidden.module.css";
import * as styles from "./result-message.module.css";

/** Shown until the state is known; as high as the screen, to avoid a layout shift. */
export function Placeholder() {
  const { t } = useTranslation("result");
  return (
    <div className={styles.empty}>
      {/* The built page needs a heading too. */}
      <h1 className={hidden.hidden} data-placeholder>
        {t("meta.title")}
      </h1>
    </div>
  );
}
