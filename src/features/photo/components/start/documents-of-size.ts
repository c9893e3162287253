import type { CountryGroup, Template } from "../../../../../contract/template";
import { foldText } from "../../../../../locales/fold-text";
import type { ComboOption } from "../../../../components/ui/rank-options";
import { makeSearchIndex, type SearchIndex, searchGroups } from "../../../../search/search-groups";
import { markOf } from "./country-options";

const optionOf = ({ urlPath, country, photoTitle, sizeLabel }: Template): ComboOption => ({
  id: urlPath,
  label: photoTitle,
  mark: markOf(country),
  detail: sizeLabel,
});

/**
 * "35x45" where a country is asked for: a form has told its size and nothing else. Finds what the search of all
 * documents finds; null for what has no digit in it, for no country's name has one.
 */
export function documentsOfSize(countryList: readonly CountryGroup[]) {
  let index: SearchIndex<Template>[] | null = null;
  return (typed: string): ComboOption[] | null => {
    if (!/\d/.test(foldText(typed))) return null;
    index ??= makeSearchIndex<Template>(countryList);
    return searchGroups(index, typed).flatMap((group) => group.templateList.map(optionOf));
  };
}
