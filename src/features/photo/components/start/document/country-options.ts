import type { CountryGroup } from "../../../../../../contract/document/template";
import { foldText } from "../../../../../../locales/fold-text";
import type { ComboOption } from "../../../../../components/ui/combobox/rank-options";

/** ISO 3166-1 reserves XA to XZ for users: general sizes have no country. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && !code.startsWith("X");

export const markOf = (code: string): string | undefined => (isCountry(code) ? code : undefined);

/** The part of a country that the list needs; documents may be loaded later. */
export type ListedCountry = Pick<CountryGroup, "countryCode" | "countryName"> & {
  readonly aliases: readonly string[];
};

/** The countries as options of the combobox. */
export const countryOptions = (countryList: readonly ListedCountry[]): ComboOption[] =>
  countryList.map(({ countryCode, countryName, aliases }) => ({
    id: countryCode,
    label: countryName,
    mark: markOf(countryCode),
    keywords: aliases,
  }));

/** No country's name contains a digit. */
export const isSize = (typed: string): boolean => /\d/.test(foldText(typed));
