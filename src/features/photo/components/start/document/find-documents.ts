import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import { foldText } from "../../../../../../locales/fold-text";
import { type ComboOption, exactOptions, rankOptions } from "../../../../../components/ui/rank-options";
import {
  makeSearchIndex,
  type SearchIndex,
  searchExactly,
  searchGroups,
} from "../../../../../search/search-groups";
import { markOf } from "./country-options";
import { likelyCountries } from "./likely-countries";

const optionOf = ({ urlPath, country, photoTitle, sizeLabel }: Template): ComboOption => ({
  id: urlPath,
  label: photoTitle,
  mark: markOf(country),
  detail: sizeLabel,
});

/** The visitor's likely countries, then those of popular documents in their order: "passport" alone means one of these. */
const likelyFirst = (
  countryList: readonly CountryGroup[],
  popular: readonly Template[],
  pageLanguage: string,
): CountryGroup[] => {
  const likely = [
    ...likelyCountries(pageLanguage, navigator.languages),
    ...popular.map(({ country }) => country),
  ];
  const place = ({ countryCode }: CountryGroup) => {
    const at = likely.indexOf(countryCode);
    return at < 0 ? likely.length : at;
  };
  return [...countryList].sort((a, b) => place(a) - place(b));
};

/**
 * Documents where a country is asked for: "35x45" of a form that tells its size and nothing else, "us visa", "passport".
 * Finds what the search of all documents finds; null where the words are a country's, for that is what is asked for, or
 * nearer to one's than to a document's.
 */
export function findDocuments(
  countryList: readonly CountryGroup[],
  popular: readonly Template[],
  countries: readonly ComboOption[],
  pageLanguage: string,
) {
  let index: SearchIndex<Template>[] | null = null;
  return (typed: string): ComboOption[] | null => {
    const query = foldText(typed);
    // No country's name has a digit.
    const isSize = /\d/.test(query);
    if (!isSize && exactOptions(countries, query).length > 0) return null;
    index ??= makeSearchIndex<Template>(likelyFirst(countryList, popular, pageLanguage));
    let found = searchExactly(index, typed);
    if (found.length === 0) {
      if (!isSize && rankOptions(countries, typed).length > 0) return null;
      found = searchGroups(index, typed);
    }
    return found.flatMap((group) => group.templateList.map(optionOf));
  };
}
