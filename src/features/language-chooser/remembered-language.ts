import { languages } from "../../../locales/languages";
import { localStore } from "../../browser/safe-storage";

const key = "language";

/** The language that the visitor chose here, or closed the offer with. */
export const rememberLanguage = (code: string) => localStore.set(key, code);

/**
 * The language to offer to a visitor of a page in `pageCode`: the one they chose before, else the first of the
 * browser's languages that the site has. Null when that is the page's own. Nobody is sent anywhere.
 */
export const languageToOffer = (
  pageCode: string,
  builtCodes: readonly string[],
  browserLanguages: readonly string[],
): string | null => {
  const remembered = localStore.get(key);
  const found = remembered ?? firstKnown(browserLanguages);
  return found !== null && found !== pageCode && builtCodes.includes(found) ? found : null;
};

const firstKnown = (browserLanguages: readonly string[]): string | null => {
  for (const wanted of browserLanguages) {
    const [language] = wanted.toLowerCase().split("-");
    const known = languages.filter(({ bcp47 }) => bcp47.split("-")[0] === language);
    const match =
      known.length > 1 ? known.find(({ bcp47 }) => scriptOf(bcp47) === scriptOf(wanted)) : known[0];
    if (match) return match.code;
  }
  return null;
};

/** What only Chinese needs here: browsers look it up, which holds a phone's page for several milliseconds. */
const scriptOf = (bcp47: string) => new Intl.Locale(bcp47).maximize().script;
