import { expect, it } from "@jest/globals";
import { suggestDocument } from "../../../catalogue/templates/suggest-document";

it.each([
  ["a letter left out", "fi-passpor", 'Did you mean "fi-passport"?'],
  ["another document of the country", "fi-residence-card", "Possible are: fi-passport, fi-visa."],
  ["a country without documents, never that of another", "xx-passport", "Remove it or correct its spelling."],
])("suggests documents of the same country: %s", (_, urlPath, said) => {
  expect(suggestDocument(urlPath, new Set(["fi-passport", "fi-visa", "us-passport"]))).toBe(said);
});
