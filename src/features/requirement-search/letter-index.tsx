import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import type { CountryDocuments } from "./country-documents";
import { firstOfEachLetter } from "./first-of-each-letter";
import * as styles from "./requirement-search.module.css";

/** Jumps to the first country of each letter; scripts without letters of that kind get no index. */
export const LetterIndex = ({ groups }: { groups: readonly CountryDocuments[] }) => {
  const { t } = useTranslation("requirements");
  const { bcp47 } = usePageLanguage();
  const letters = firstOfEachLetter(groups, bcp47);
  if (letters.length > 40) return null;
  return (
    <nav className={styles.letters} aria-label={t("letters")} data-print="no">
      {letters.map(({ letter, countryCode }) => (
        <a key={letter} className={styles.letter} href={`#${countryCode}`}>
          {letter}
        </a>
      ))}
    </nav>
  );
};
