import { expect, test } from "@jest/globals";
import { languages } from "../../locales/languages";

/** As the product specification lists them, word for word; English has none. */
const prefixes =
  "ara bul cs dan de el est fin fr-fr hi hu it jp kor nl pl pt rom ru-ru slo spa swe th tr uk-ua vie zh zh-tw";

test("the 28 prefixes are the specification's, and English has none", () => {
  const own = languages.map(({ prefix }) => prefix);
  expect(own).toContain("");
  expect(own.filter(Boolean).sort()).toEqual(prefixes.split(" ").sort());
});
