import { generalSizesCode } from "../../contract/codes";

/** In CLDR's long form these carry "SAR China" or "Territories"; the short form is what people search for. */
const shortForms = new Set(["HK", "MO", "PS"]);

/**
 * Country names in one language: as content/countries/ has them, else as `Intl` knows them; "EU" is known to it,
 * the general sizes are ours.
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
