import { intlLocale } from "../../../locales/intl-format";
import { productName } from "../../constants";
import { usePageLanguage } from "../../i18n/use-language";
import * as styles from "./layout.module.css";

/** On paper alone: whose page it is. `notePrint` adds where it is found, and the day of the print. */
export function PrintLine() {
  const { bcp47 } = usePageLanguage();
  return (
    <p className={styles.printed} data-printed="" data-locale={intlLocale(bcp47)}>
      {productName}
    </p>
  );
}
