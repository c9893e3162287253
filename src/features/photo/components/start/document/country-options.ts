import type { CountryGroup } from "../../../../../../contract/document/template";
import type { ComboOption } from "../../../../../components/ui/combobox/rank-options";

/** ISO 3166-1 keeps XA to XZ for users: ours are general sizes, which have no country's name. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && !code.startsWith("X");

export const markOf = (code: string): string | undefined => (isCountry(code) ? code : undefined);

/** What a list of countries needs; the documents may come later. */
export type ListedCountry = Pick<CountryGroup, "countryCode" | "countryName"> & {
  readonly aliases: readonly string[];
};

/** The countries as a searchable list shows and finds them. */
export const countryOptions = (countryList: readonly ListedCountry[]): ComboOption[] =>
  countryList.map(({ countryCode, countryName, aliases }) => ({
    id: countryCode,
    label: countryName,
    mark: markOf(countryCode),
    keywords: aliases,
  }));
