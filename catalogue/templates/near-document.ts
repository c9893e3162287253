import { generalSizesCode } from "../../contract/codes";
import type { CountryGroup, Template } from "../../contract/document/template";
import { makeSearchIndex, meantGroup, type SearchIndex } from "../../contract/search/search-groups";
import { foldText } from "../../locales/fold-text";
import { nearestWord } from "../../photo/core/nearest-word";
import type { Content } from "../content";
import { countryPartOf } from "./suggest-document";

/** Beyond any id of a document: no near one is looked for. */
const maxComparedLength = 40;
const maxWords = 8;

const indexes = new WeakMap<readonly CountryGroup[], SearchIndex<Template>[]>();

function englishIndex(content: Content): SearchIndex<Template>[] {
  const groups = content.countryGroups("en").data;
  const index = indexes.get(groups) ?? makeSearchIndex<Template>(groups);
  indexes.set(groups, index);
  return index;
}

/**
 * The document that a wrong id means, found as on the site: "gb-passport" for "uk-passport". Undefined if its words mean
 * no country or several, because another country's document has other rules, and a general size if they name none.
 */
export function nearDocument(content: Content, urlPath: string): string | undefined {
  const words = urlPath.split("-");
  if (urlPath.length > maxComparedLength || words.length > maxWords) return undefined;
  const index = englishIndex(content);
  const [found] = meantGroup(index, words.join(" "))?.templateList ?? [];
  const isOfCountry = found?.country !== generalSizesCode;
  if (found && (isOfCountry || /\d/.test(urlPath))) return found.urlPath;
  const countryPart = countryPartOf(urlPath);
  const ofCountry = index
    .flatMap(({ group }) => group.templateList.map((template) => template.urlPath))
    .filter((known) => countryPartOf(known) === countryPart);
  return nearestWord(urlPath, ofCountry);
}

/** Words with fewer letters are codes: a code with another letter is another country's. */
const minMistypedLength = 4;

/** The code of the country that another code or a name means: "GB" for "UK", "DE" for "de", "germany" and "Germny". */
export function nearCountry(content: Content, word: string): string | undefined {
  const wanted = foldText(word);
  const countries = englishIndex(content).map(
    ({ group: { countryCode }, country: { code = "", names } }) => ({
      countryCode,
      names: [code, ...names],
    }),
  );
  const codeOf = (name: string) => countries.find(({ names }) => names.includes(name))?.countryCode;
  if (wanted.length < minMistypedLength) return codeOf(wanted);
  const near = nearestWord(
    wanted,
    countries.flatMap(({ names }) => names).filter(({ length }) => length >= minMistypedLength),
  );
  return codeOf(wanted) ?? (near && codeOf(near));
}
