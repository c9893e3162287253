import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../contract/codes";
import { Icon } from "../../components/ui/icon";
import { usePageLanguage } from "../../i18n/use-language";
import type { CountryDocuments } from "./country-documents";
import { CountrySizes } from "./country-sizes";
import { DocumentRows } from "./document-rows";
import { byLetter } from "./first-of-each-letter";
import * as styles from "./requirement-search.module.css";

/** Countries grouped by first letter, with their documents; also anchors by country code for older links. */
export function CountriesByLetter({ groups }: { groups: readonly CountryDocuments[] }) {
  const { t } = useTranslation("requirements");
  const { bcp47 } = usePageLanguage();
  const sections = byLetter(groups, bcp47);
  const letters = sections.flatMap(({ letter }) => letter ?? []);
  return (
    <>
      {letters.length > 0 && (
        <nav className={styles.letters} aria-label={t("letters")} data-print="no">
          {letters.map((letter) => (
            <a key={letter} className={styles.letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {sections.map(({ letter, groups }) => (
        <div key={letter ?? groups[0]?.countryCode} className={styles.section}>
          {letter && (
            <h3 className={styles.initial} id={`letter-${letter}`}>
              {letter}
            </h3>
          )}
          <div className={styles.countries}>
            {groups.map((group) => (
              <details key={group.countryCode} id={group.countryCode} className={styles.country}>
                <summary className={styles.summary}>
                  {group.countryCode === generalSizesCode ? (
                    // No country of the last letter: a heading of its own.
                    <h3 className={styles.initial}>{group.countryName}</h3>
                  ) : (
                    <span className={styles.words}>
                      {group.countryName} <CountrySizes documents={group.templateList} />
                    </span>
                  )}
                  <Icon name="chevronDown" />
                </summary>
                <DocumentRows documents={group.templateList} />
              </details>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
