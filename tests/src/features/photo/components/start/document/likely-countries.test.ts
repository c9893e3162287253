import { expect, test } from "@jest/globals";
import { likelyCountries } from "../../../../../../../src/features/photo/components/start/document/likely-countries";

test.each([
  ["de", ["de", "en-US", "en"], ["DE", "US"]],
  ["de", ["de-AT", "de", "en-US"], ["AT", "DE", "US"]],
  ["de", ["en-US", "en"], ["DE", "US"]],
  ["de", ["en-US", "de-CH"], ["CH", "DE", "US"]],
  ["pt-BR", ["pt-PT"], ["PT", "BR"]],
  ["zh-Hant", [], ["TW"]],
  ["en", ["de-DE", "en-US"], ["DE", "US"]],
  ["en", ["en"], []],
  ["ja", ["not a language"], ["JP"]],
])("on a page in %s, a browser of %j most likely means %j", (page, browser, countries) => {
  expect(likelyCountries(page, browser)).toEqual(countries);
});
