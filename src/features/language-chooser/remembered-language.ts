import { languageOfTag } from "../../../locales/language-of-tag";
import { localStore } from "../../browser/safe-storage";

const key = "language";

/** The language that the visitor chose here, or with which they closed the offer. */
export const rememberLanguage = (code: string) => localStore.set(key, code);

/**
 * The language to offer on a page in `pageCode`: the one chosen before, else the first browser language that the site
 * has. Null if it is the page's own. No redirects.
 */
export function languageToOffer(
  pageCode: string,
  builtCodes: readonly string[],
  browserLanguages: readonly string[],
): string | null {
  const remembered = localStore.get(key);
  const found = remembered ?? firstKnown(browserLanguages);
  return found !== null && found !== pageCode && builtCodes.includes(found) ? found : null;
}

function firstKnown(browserLanguages: readonly string[]): string | null {
  for (const wanted of browserLanguages) {
    const match = languageOfTag(wanted);
    if (match) return match.code;
  }
  return null;
}
