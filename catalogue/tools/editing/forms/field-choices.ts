import { countryNames } from "../../../templates/country-name";

export const documentChoice = {
  widget: "relation",
  collection: "documents",
  value_field: "urlPath",
  display_fields: ["label"],
  search_fields: ["label", "urlPath", "country"],
};
export const documentsChoice = { ...documentChoice, multiple: true };

/** Every country that CLDR names, and the codes of general sizes and the Schengen area. */
function countryOptions() {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const name = countryNames("en", "General sizes", {});
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => name(code) !== code && code !== "ZZ")
    .map((value) => ({ label: name(value), value }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
export const countryChoice = { widget: "select", options: countryOptions() };
