import { Link } from "gatsby";
import { languageOfCode } from "../../../locales/languages";
import { localizedPath } from "../../paths";
import * as styles from "./other-languages.module.css";

interface OtherLanguagesProps {
  /** English path of the article. */
  path: string;
  /** Codes of the languages that the article has a text in. */
  codes: readonly string[];
}

/** Links to an article in the languages that it was written in, each under its own name. */
export const OtherLanguages = ({ path, codes }: OtherLanguagesProps) => (
  <ul className={styles.languages}>
    {codes.map((code) => {
      const language = languageOfCode(code);
      return (
        language && (
          <li key={code}>
            <Link to={localizedPath(path, code)} lang={language.bcp47} hrefLang={language.bcp47}>
              {language.nativeName}
            </Link>
          </li>
        )
      );
    })}
  </ul>
);
