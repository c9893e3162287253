import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ContentError } from "../../../catalogue/faults/content-error";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { contentFolder, goodTemplate, templateFile } from "../content-folder";

function faultsOf(files: Record<string, string | null>) {
  try {
    loadTemplates(join(contentFolder(files), "content/templates"));
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

/** Faults of the good document after one change. */
const faultsAfter = (from: string | RegExp, to: string) =>
  faultsOf({ "content/templates/de.yaml": templateFile(goodTemplate.replace(from, to)) });

describe("a faulty file of documents", () => {
  it("has no fault before it is changed", () => {
    expect(faultsOf({})).toEqual([]);
  });

  it("takes a size without a unit as millimetres", () => {
    const files = { "content/templates/de.yaml": templateFile(goodTemplate.replace(/ +unit: mm\n/, "")) };
    const [record] = loadTemplates(join(contentFolder(files), "content/templates"));
    expect(record).toMatchObject({ urlPath: "de-passport", width: 35, unit: "mm" });
  });

  it("names the right key when one is misspelt, with its line", () => {
    const [fault, missing] = faultsAfter("    height: 45", "    heigth: 45");
    expect([fault, missing].map((f) => f?.field)).toContain("de-passport, templates[0].heigth");
    const typo = [fault, missing].find((f) => f?.field.endsWith("heigth"))!;
    expect(typo.line).toBe(6);
    expect(typo.file).toMatch(/de\.yaml$/);
    expect(typo.fix).toBe('Did you mean "height"?');
  });

  it("suggests the right value of a list", () => {
    const [fault] = faultsAfter("unit: mm", "unit: milimetre");
    expect(fault).toMatchObject({ line: 7, problem: '"milimetre" is not possible.' });
    expect(faultsAfter("document: passport", "document: pasport")[0]?.fix).toBe('Did you mean "passport"?');
    expect(faultsAfter("glasses: if-no-glare", "glasses: if-no-glaer")[0]?.fix).toBe(
      'Did you mean "if-no-glare"?',
    );
  });

  it("suggests a key inside a nested rule", () => {
    const faults = faultsAfter("{ min: 32, max: 36, crown: skull }", "{ min: 32, maxx: 36, crown: skull }");
    expect(faults.some(({ field, fix }) => field.endsWith("head.maxx") && fix.includes('"max"'))).toBe(true);
  });

  it("refuses a head taller than the photo, in millimetres and as a ratio", () => {
    const [fault] = faultsAfter("min: 32, max: 36", "min: 32, max: 46");
    expect(fault).toMatchObject({ field: "de-passport, head.max", line: 10 });
    expect(fault?.problem).toContain("46 mm");
    expect(fault?.problem).toContain("35x45 mm");
    const [ratio] = faultsAfter("min: 32, max: 36", "minRatio: 70, maxRatio: 80");
    expect(ratio?.field).toBe("de-passport, head.maxRatio");
  });

  it("refuses a band whose ends are swapped and one outside the photo", () => {
    expect(faultsAfter("min: 32, max: 36", "min: 36, max: 32")[0]?.fix).toBe("Swap the two.");
    expect(faultsAfter("eyeLine: null", "eyeLine: { min: 40, max: 60 }")[0]?.field).toBe(
      "de-passport, eyeLine",
    );
    expect(faultsAfter("topMargin: null", "topMargin: { min: 14, max: 15 }")[0]?.field).toBe(
      "de-passport, topMargin",
    );
  });

  it("refuses impossible windows of the file", () => {
    const digital = (rule: string) => faultsAfter("digital: null", `digital: ${rule}`)[0]?.field;
    expect(digital("{ minKb: 240, maxKb: 240 }")).toBe("de-passport, digital.minKb");
    expect(digital("{ widthPx: { min: 900, max: 600 }, heightPx: { min: 1100, max: 1200 } }")).toBe(
      "de-passport, digital.widthPx.min",
    );
    expect(digital("{ widthPx: { min: 600 } }")).toBe("de-passport, digital");
    expect(digital('{ widthPx: { max: 600 }, heightPx: { min: 900, max: 1200 }, aspectRatio: "3:4" }')).toBe(
      "de-passport, digital.aspectRatio",
    );
    expect(digital('{ widthPx: { max: 600 }, heightPx: { max: 900 }, aspectRatio: "3x4" }')).toBe(
      "de-passport, templates[0].digital.aspectRatio",
    );
    expect(digital("{ widthPx: { min: 900 }, heightPx: { min: 600 } }")).toBe("de-passport, digital");
  });

  it("refuses print and upload rules that contradict each other, and says to part them", () => {
    const [shape, use] = faultsAfter(
      /digital: null\n( +colour: colour\n +)online: true/,
      "digital: { widthPx: { min: 900 }, heightPx: { min: 600 } }\n$1online: false",
    );
    expect(shape).toMatchObject({
      field: "de-passport, digital",
      line: 13,
      problem: "the file has quite another shape than the print.",
      fix: "Make two entries of it.",
    });
    expect(use?.problem).toBe("it rules an upload, yet the photo is not for online use.");
    expect(use?.fix).toContain("two entries");
  });

  it("refuses a urlPath that is taken, and says by whom", () => {
    const faults = faultsOf({ "content/templates/de.yaml": templateFile(goodTemplate, goodTemplate) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ field: "de-passport, urlPath", line: 24 });
    expect(faults[0]?.problem).toMatch(/taken already, by .*de\.yaml:3/);
  });

  it("refuses a file named after another country, a stranger's file and broken YAML", () => {
    const wrongName = faultsOf({
      "content/templates/de.yaml": null,
      "content/templates/fr.yaml": templateFile(goodTemplate),
    });
    expect(wrongName[0]).toMatchObject({ field: "country", line: 1 });
    expect(faultsOf({ "content/templates/notes.txt": "x" })[0]?.problem).toContain("only .yaml");
    expect(faultsAfter("unit: mm", "unit: [mm")[0]?.problem).toContain("not YAML");
  });

  it("refuses a claim about editing without its source, and a photo of no use", () => {
    expect(faultsAfter("background: unknown", "background: keep")[0]?.field).toBe("de-passport, editPolicy");
    const noUse = faultsAfter("online: true\n    printable: true", "online: false\n    printable: false");
    expect(noUse[0]?.field).toBe("de-passport, online");
  });

  it("refuses a source without its kind, and words for a rule that no document has", () => {
    expect(faultsAfter(", kind: press", "")[0]?.field).toContain("sources[0]");
    const [fault] = faultsAfter("kind: press", 'kind: press, says: { glases: "No glasses" }');
    expect(fault?.fix).toBe('Did you mean "glasses"?');
  });

  const childrenFaults = (...groups: string[]) =>
    faultsAfter(
      "    notes: []",
      `    forChildren: { groups: [${groups.join(", ")}], sources: [{ name: A, url: "https://example.org/babies", seen: null, kind: press }] }\n    notes: []`,
    );

  it("takes rules for children by age, and a head of their own", () => {
    const rules = "{ rules: [support-hidden] }, { underYears: 1, rules: [eyes-may-be-closed] }";
    expect(childrenFaults(rules, "{ underYears: 10, head: { min: 19, max: 30, crown: skull } }")).toEqual([]);
  });

  it("refuses rules for children that are empty, in disorder, impossible or against each other", () => {
    const [empty] = childrenFaults("{ underYears: 3 }");
    expect(empty).toMatchObject({ field: "de-passport, forChildren.groups.0", line: 20 });
    expect(empty?.problem).toContain("says nothing");
    const rising = "{ underYears: 6, rules: [gaze-free] }, { underYears: 1, rules: [eyes-open] }";
    expect(childrenFaults(rising)[0]?.fix).toContain("the youngest first");
    expect(childrenFaults("{ rules: [eyes-open, eyes-may-be-closed] }")[0]?.problem).toBe(
      '"eyes-may-be-closed" and "eyes-open" contradict each other.',
    );
    expect(childrenFaults("{ rules: [eyes-shut] }")[0]?.problem).toContain('"eyes-shut" is not possible');
    expect(childrenFaults("{ underYears: 9, head: { min: 30, max: 46, crown: skull } }")[0]?.field).toBe(
      "de-passport, forChildren.groups.0.head.max",
    );
  });

  it("names what is wrong beside a missing field", () => {
    const written = goodTemplate
      .replace(/ {4}background:.*\n/, "")
      .replace("height: 45", "height: 4500")
      .replace(/https:[^\s,}"]+/, "https://borger.dk/");
    const faults = faultsOf({ "content/templates/de.yaml": templateFile(written) });
    expect(faults.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
      "de-passport, templates[0].background: this field is missing.",
      expect.stringMatching(/^de-passport, width: .*4500 mm\) is no size of a document photo/),
      "de-passport, sources.0.url: a home page states no rules.",
    ]);
  });

  it("lists the faults of all files at once", () => {
    const other = goodTemplate.replace("de-passport", "fr-passport").replace("dpi: 600", "dpi: 6");
    const faults = faultsOf({
      "content/templates/de.yaml": templateFile(goodTemplate.replace("unit: mm", "unit: feet")),
      "content/templates/fr.yaml": templateFile(other).replace("DE", "FR"),
    });
    expect(new Set(faults.map(({ file }) => file.slice(-7)))).toEqual(new Set(["de.yaml", "fr.yaml"]));
  });
});
