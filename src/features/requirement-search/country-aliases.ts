/** What people type for a country and no table of names knows. English, lower case, folded. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  AE: ["uae", "emirates"],
  BA: ["bosnia"],
  CD: ["drc"],
  CI: ["ivory coast"],
  CZ: ["czech republic"],
  EU: ["schengen", "europe"],
  GB: ["uk", "britain", "great britain", "england", "scotland", "wales"],
  KR: ["korea"],
  MM: ["burma"],
  MO: ["macau"],
  NL: ["holland"],
  TR: ["turkey"],
  TW: ["taiwan"],
  US: ["usa", "america", "united states of america"],
  VA: ["vatican"],
};
