import { generalSizesCode } from "../../contract/codes";

/** CLDR's long forms contain "SAR China" or "Territories"; people search for the short form. */
const shortForms = new Set(["HK", "MO", "PS"]);

/**
 * Country names in a language: from content/countries/, else from `Intl`, which knows "EU" too; names of general
 * sizes are ours.
 */
export function countryNames(
  bcp47: string,
  generalSizes: string,
  everyday: Readonly<Record<string, string>>,
): (country: string) => string {
  const long = new Intl.DisplayNames([bcp47], { type: "region", fallback: "code" });
  const short = new Intl.DisplayNames([bcp47], { type: "region", fallback: "code", style: "short" });
  return (country) => {
    if (country === generalSizesCode) return generalSizes;
    return everyday[country] ?? (shortForms.has(country) ? short : long).of(country) ?? country;
  };
}
