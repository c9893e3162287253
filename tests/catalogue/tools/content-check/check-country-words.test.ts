import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { checkCountryWords } from "../../../../catalogue/tools/content-check/check-country-words";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "country-words-"));
  mkdirSync(join(dir, "countries"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const documents = new Map(
  ["AT", "AU", "CD", "DE", "KR", "XX"].map((country) => [`${country.toLowerCase()}-passport`, country]),
);
function check(name: string, text: string) {
  writeFileSync(join(dir, "countries", name), text);
  const { faults, warnings } = checkCountryWords(dir, documents);
  const said = ({ line, field, problem }: { line: number | null; field: string; problem: string }) =>
    `${line} ${field}: ${problem}`;
  return { faults: faults.map(said), warnings: warnings.map(said) };
}

describe("words for countries", () => {
  it("are right as they stand here", () => {
    const text = "names:\n  CD: DR Kongo\naliases:\n  KR: [Korea]\n  XX: [Passbildgrößen]\n";
    expect(check("de.yaml", text)).toEqual({ faults: [], warnings: [] });
  });

  it("of a country without documents are one fault with its line", () => {
    expect(check("de.yaml", "aliases:\n  KR: [Korea]\n  ZZ: [Nirgendwo]\n").faults).toEqual([
      '3 aliases.ZZ: there is no document of a country "ZZ".',
    ]);
  });

  it("that are another country's name, in the language or in English, are a fault", () => {
    expect(check("de.yaml", "aliases:\n  AU: [Osterreich, Austria]\n").faults).toEqual([
      '2 aliases.AU: "Osterreich" is the name of AT.',
      '2 aliases.AU: "Austria" is the name of AT.',
    ]);
  });

  it("that name two countries are noted, for both will be found", () => {
    expect(check("de.yaml", "aliases:\n  AT: [Süden]\n  AU: [süden]\n")).toEqual({
      faults: [],
      warnings: ['3 aliases.AU: "süden" finds AT too.'],
    });
  });

  it("that the file has already, as the country's name or as another word, are a fault", () => {
    const text = "names:\n  CD: DR Kongo\naliases:\n  CD: [DR Kongo, Kongo-Kinshasa]\n  KR: [Korea, korea]\n";
    expect(check("de.yaml", text).faults).toEqual([
      '4 aliases.CD: "DR Kongo" stands there twice.',
      '5 aliases.KR: "korea" stands there twice.',
    ]);
  });

  it("that stand in one with a comma are a fault: nobody would find them", () => {
    const text = 'aliases:\n  AT: ["Alpenland, Donauland"]\n  AU: [Aussie, Down Under]\n';
    expect(check("de.yaml", text).faults).toEqual([
      '2 aliases.AT: "Alpenland, Donauland" is more than one word.',
    ]);
  });

  it("for a document are its name and its photo's heading, for a general size its name alone", () => {
    const right =
      "documents:\n  de-passport: { name: Reisepass, photoOf: Passbild }\n  xx-passport: { name: 3x4 }\n";
    expect(check("de.yaml", right).faults).toEqual([]);
    const wrong = right.replace(", photoOf: Passbild", "").replace("3x4 }", "3x4, photoOf: Passbild }");
    expect(check("de.yaml", `${wrong}  zz-passport: { name: Pass }\n`).faults).toEqual([
      "2 documents.de-passport: photoOf is missing.",
      "3 documents.xx-passport: a general size has no photoOf.",
      "4 documents.zz-passport: there is no such document.",
    ]);
  });

  it("in a file of no language or of another shape are a fault", () => {
    expect(check("xy.yaml", "names: {}\n").faults).toEqual(["null : is not named after a language."]);
    rmSync(join(dir, "countries", "xy.yaml"));
    expect(check("de.yaml", "alias:\n  AT: [Süden]\n").faults).toHaveLength(1);
    expect(check("de.yaml", "aliases:\n  austria: [Süden]\n").faults).toHaveLength(1);
  });
});
