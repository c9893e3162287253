import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import {
  makeSearchIndex,
  type SearchedGroup,
  type SearchIndex,
  searchExactly,
  searchNearly,
} from "../../../../../../contract/search/search-groups";
import { foldText } from "../../../../../../locales/fold-text";
import {
  type ComboOption,
  exactOptions,
  type FoundOptions,
  rankOptions,
} from "../../../../../components/ui/combobox/rank-options";
import { drawnSizeOf } from "../../../../../units/drawn-size";
import { isSize } from "./country-options";
import { likelyCountries } from "./likely-countries";

const optionOf = (template: Template): ComboOption => ({
  id: template.urlPath,
  label: template.photoTitle,
  shape: drawnSizeOf(template),
  detail: template.sizeLabel,
});

/** Likely countries of the visitor, then countries of popular documents: "passport" alone means one of these. */
function likelyFirst<Entry>(
  entries: readonly Entry[],
  codeOf: (entry: Entry) => string,
  popular: readonly Template[],
  pageLanguage: string,
): Entry[] {
  const likely = [
    ...likelyCountries(pageLanguage, navigator.languages),
    ...popular.map(({ country }) => country),
  ];
  const place = (entry: Entry) => {
    const at = likely.indexOf(codeOf(entry));
    return at < 0 ? likely.length : at;
  };
  return [...entries].sort((a, b) => place(a) - place(b));
}

/** As many as fit above the countries without hiding them. */
const suggestedAtMost = 6;
/** Passport, visa and card of the most likely country. */
const ofOwnCountry = 3;

/** Most likely choices: recent ones of this tab, documents of the visitor's country, popular ones. */
export function suggestDocuments(
  countryList: readonly CountryGroup[],
  popular: readonly Template[],
  recent: readonly string[],
  pageLanguage: string,
): ComboOption[] {
  const [own] = likelyCountries(pageLanguage, navigator.languages);
  const templates = countryList.flatMap(({ templateList }) => templateList);
  const chosen = recent.flatMap(
    (urlPath) => templates.find((template) => template.urlPath === urlPath) ?? [],
  );
  const ofOwn = countryList.find(({ countryCode }) => countryCode === own)?.templateList ?? [];
  const all = [...chosen, ...ofOwn.slice(0, ofOwnCountry), ...popular];
  const once = new Map(all.map((template) => [template.urlPath, template]));
  return [...once.values()].slice(0, suggestedAtMost).map(optionOf);
}

/**
 * Finds documents in the country field: "35x45", "us visa", "passport". Uses the search of all documents. A query that
 * names countries finds these, of equal matches the likely one first; null if it matches a country better than a document.
 */
export function findDocuments(
  countryList: readonly CountryGroup[],
  popular: readonly Template[],
  countries: readonly ComboOption[],
  pageLanguage: string,
) {
  let index: SearchIndex<Template>[] | null = null;
  let likely: ComboOption[] | null = null;
  const optionsOf = (groups: readonly SearchedGroup<Template>[]) =>
    groups.flatMap((group) => group.templateList.map(optionOf));
  return (typed: string): FoundOptions | null => {
    const query = foldText(typed);
    const asksSize = isSize(typed);
    if (query === "") return null;
    likely ??= likelyFirst(countries, ({ id }) => id, popular, pageLanguage);
    const named = asksSize ? [] : exactOptions(likely, query);
    if (named.length > 0) return { options: named, isNear: false };
    index ??= makeSearchIndex<Template>(
      likelyFirst(countryList, ({ countryCode }) => countryCode, popular, pageLanguage),
    );
    const found = searchExactly(index, typed);
    if (found.length > 0) return { options: optionsOf(found), isNear: false };
    if (!asksSize && rankOptions(countries, typed).options.length > 0) return null;
    return { options: optionsOf(searchNearly(index, typed)), isNear: true };
  };
}
