import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { ContentError } from "../../../catalogue/faults/content-error";
import { loadHot } from "../../../catalogue/templates/hot";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "hot-"));
  writeFileSync(join(dir, "hot.yaml"), "- us-passport\n- gb-passport\n- std-35x45\n");
});
afterEach(() => rmSync(dir, { recursive: true }));

const known = new Set(["us-passport", "gb-passport", "std-35x45", "kr-passport", "us-visa"]);
const first = (text: string) => writeFileSync(join(dir, "hot-by-language.yaml"), text);
function faultsOf(load: () => unknown) {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError)
      return error.faults.map(({ line, field, problem, fix }) => `${line} ${field}: ${problem} ${fix}`);
    throw error;
  }
  return [];
}

describe("the documents that a home page offers", () => {
  it("are those of hot.yaml in a language without a line", () => {
    expect(loadHot(dir, known)("kor")).toEqual(["us-passport", "gb-passport", "std-35x45"]);
  });

  it("begin with the language's own, none twice and no more than elsewhere", () => {
    first("kor: [kr-passport, gb-passport]\n");
    const hotOf = loadHot(dir, known);
    expect(hotOf("kor")).toEqual(["kr-passport", "gb-passport", "us-passport"]);
    expect(hotOf("de")).toEqual(["us-passport", "gb-passport", "std-35x45"]);
  });

  it("name every unknown document and language with its line", () => {
    first("kor: [kr-pasport]\nkorean: [us-visa]\n");
    expect(faultsOf(() => loadHot(dir, known))).toEqual([
      '1 kor[0]: there is no document "kr-pasport". Did you mean "kr-passport"?',
      expect.stringContaining('2 korean: there is no language "korean". Write "kor" for Korean.'),
    ]);
  });
});
