import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { checkTemplate, headRuleMm } from "../../../../catalogue/templates/checks/check-template";
import type { TemplateEntry } from "../../../../catalogue/templates/template-file";
import { goodTemplate, templateFile } from "../../content-folder";

/** A document of 35x45 mm without a fault. */
const good: TemplateEntry = parse(templateFile(goodTemplate)).templates[0];
const said = (change: Partial<Record<keyof TemplateEntry, unknown>> = {}) =>
  checkTemplate({ ...good, ...change } as TemplateEntry).map(
    ({ path, problem, fix }) => `${path.join(".")}: ${problem} ${fix}`,
  );
const photo = "the photo (35x45 mm)";

it("finds nothing wrong with a good document", () => {
  expect(said()).toEqual([]);
});

describe("a size", () => {
  const noSize = (size: string) =>
    `width: the photo (${size} mm) is no size of a document photo. Check width, height, unit and dpi.`;
  const free = { head: null };

  it.each([
    [10, 10, []],
    [130, 130, []],
    [9.9, 45, [noSize("9.9x45")]],
    [35, 9.9, [noSize("35x9.9")]],
    [130.1, 45, [noSize("130.1x45")]],
    [35, 130.1, [noSize("35x130.1")]],
  ])("of %d x %d mm", (width, height, faults) => {
    expect(said({ ...free, width, height })).toEqual(faults);
  });

  it("of pixels is whole, one of inches need not be", () => {
    const notWhole = "width: pixels must be whole numbers. Round them or change the unit.";
    expect(said({ ...free, unit: "px", width: 600, height: 600 })).toEqual([]);
    expect(said({ ...free, unit: "px", width: 600.5, height: 600 })).toEqual([notWhole]);
    expect(said({ ...free, unit: "px", width: 600, height: 600.5 })).toEqual([notWhole]);
    expect(said({ ...free, unit: "inch", width: 1.5, height: 2 })).toEqual([]);
  });
});

describe("a head", () => {
  const crown = "skull";
  const tooTall = (at: string, mm: string) =>
    `${at}: a head of ${mm} mm is as tall as ${photo} or taller. ` +
    "Check it against the source: millimetres, not pixels or inches; a ratio is 0.7, not 70.";

  const tooSmall = (mm: string) =>
    `head.max: a head of ${mm} mm is less than a quarter of ${photo}. ` +
    "Check it against the source: millimetres, not pixels or inches; a ratio is 0.7, not 70.";

  it.each([
    [{ min: 34, max: 34, crown }, []],
    [{ min: 34.1, max: 34, crown }, ["head.min: it is above head.max. Swap the two."]],
    [{ min: 0, max: 34, crown }, ["head.min: a head needs a height. Write a number above 0."]],
    [{ min: 32, max: 44.9, crown }, []],
    [{ min: 32, max: 45, crown }, [tooTall("head.max", "45")]],
    [{ min: 1, max: 11.25, crown }, []],
    [{ min: 1, max: 1.375, crown }, [tooSmall("1.4")]],
    [{ minRatio: 0.5, maxRatio: 0.7, crown }, []],
    [{ minRatio: 0.7, maxRatio: 0.5, crown }, ["head.minRatio: it is above head.maxRatio. Swap the two."]],
    [{ minRatio: 0.5, maxRatio: 70, crown }, [tooTall("head.maxRatio", "3150")]],
  ])("%j", (head, faults) => {
    expect(said({ head })).toEqual(faults);
  });

  it("of children is judged like that of adults", () => {
    const forChildren = {
      groups: [{ head: { min: 19, max: 30, crown } }, { underYears: 9, head: { min: 5, max: 45, crown } }],
      sources: [],
    };
    expect(said({ forChildren })).toEqual([tooTall("forChildren.groups.1.head.max", "45")]);
  });

  it("is in millimetres, from shares of the height too", () => {
    expect(headRuleMm({ minRatio: 0.5, maxRatio: 0.75, crown }, 40)).toEqual({ min: 20, max: 30 });
    expect(headRuleMm({ min: 32, max: 36, crown }, 40)).toEqual({ min: 32, max: 36 });
    expect(headRuleMm(null, 40)).toBeNull();
  });
});

describe("a place", () => {
  it.each(["eyeLine", "topMargin"])("of %s lies inside the photo, its ends in order", (field) => {
    const of = (min: number, max: number) => said({ head: null, [field]: { min, max } });
    const leaves = `${field}: it leaves ${photo}. Write millimetres, measured inside the photo.`;
    expect(of(0, 44.9)).toEqual([]);
    expect(of(-0.1, 20)).toEqual([leaves]);
    expect(of(20, 45)).toEqual([leaves]);
    expect(of(21, 20)).toEqual([`${field}.min: it is above ${field}.max. Swap the two.`]);
  });

  it("leaves the smallest head its room", () => {
    const band = (min: number) => ({ min, max: 44 });
    expect(said({ topMargin: band(13) })).toEqual([]);
    expect(said({ topMargin: band(13.1) })).toEqual([
      `topMargin: head and margin together do not fit into ${photo}. Check both against the source.`,
    ]);
    // Eyes stand a quarter of the head above its middle at the most: 45 - 32 / 4 = 37 mm.
    expect(said({ eyeLine: band(37) })).toEqual([]);
    expect(said({ eyeLine: band(37.1) })).toEqual([
      `eyeLine: the eyes are so high that the head leaves ${photo}. Measure from the lower edge.`,
    ]);
  });
});

describe("a file", () => {
  const px = (min?: number, max?: number) => ({ min, max });
  const of = (digital: object, others = {}) => said({ digital, ...others });
  const noSize = "digital.aspectRatio: no size inside the pixels has it. Compare with widthPx and heightPx.";

  it("has edges in order, both or neither", () => {
    expect(of({ widthPx: px(700, 700), heightPx: px(900, 900) })).toEqual([]);
    expect(of({ widthPx: px(700, 700), heightPx: px(901, 900) })).toEqual([
      "digital.heightPx.min: it is above digital.heightPx.max. Swap the two.",
    ]);
    for (const one of ["widthPx", "heightPx"])
      expect(of({ [one]: px(700) })).toEqual([
        "digital: width or height is missing. Give both widthPx and heightPx, or neither.",
      ]);
  });

  it.each([
    ["that its only size has", px(600, 600), px(800, 800), []],
    ["that its widest size has", px(100, 600), px(800, 900), []],
    ["that is wider than any size", px(100, 599), px(800, 900), [noSize]],
    ["that its highest size has", px(600, 700), px(100, 800), []],
    ["that is higher than any size", px(601, 700), px(100, 800), [noSize]],
    ["where only the least is said", px(600), px(800), []],
  ])("has a shape %s", (_, widthPx, heightPx, faults) => {
    // The shape of the print is another matter.
    expect(
      of({ aspectRatio: "3:4", widthPx, heightPx }).filter((fault) => /aspectRatio/.test(fault)),
    ).toEqual(faults);
  });

  it("has kilobytes between two ends that differ", () => {
    expect(of({ minKb: 240, maxKb: 241 })).toEqual([]);
    expect(of({ minKb: 240, maxKb: 240 })).toEqual([
      "digital.minKb: it is not below maxKb. Both are kilobytes of 1000 bytes; check the source.",
    ]);
  });

  it.each([
    [972, 1000, []],
    [973, 1000, [/another shape/]],
    [623, 1000, []],
    [622, 1000, [/another shape/]],
  ])("of %d x %d px may differ from the print by a quarter", (width, height, faults) => {
    expect(of({ widthPx: px(width), heightPx: px(height) })).toEqual(
      faults.map((words) => expect.stringMatching(words)),
    );
  });

  it("has no shape where one edge is open at its lower end", () => {
    expect(of({ widthPx: px(900), heightPx: px(undefined, 1200) })).toEqual([]);
    expect(of({ widthPx: px(undefined, 900), heightPx: px(1200) })).toEqual([]);
  });

  it("is for online use", () => {
    expect(of({ maxKb: 240 }, { online: false })).toEqual([
      "digital: it rules an upload, yet the photo is not for online use. " +
        "Set online to true, or make two entries: the print and the file.",
    ]);
  });
});

describe("what is said of one document", () => {
  it("is that it serves for something", () => {
    const noUse =
      "online: the photo is neither for online use nor for printing. Set online or printable to true.";
    expect(said({ online: false, printable: false })).toEqual([noUse]);
    expect(said({ online: false })).toEqual([]);
    expect(said({ printable: false })).toEqual([]);
  });

  it("is which offices ask for another size, if some do", () => {
    const missing = "sizeVaries: the first note does not name another size. Put the note that does first.";
    const other = "Mumbai asks for another size.";
    expect(said({ sizeVaries: true, notes: [] })).toEqual([missing]);
    expect(said({ sizeVaries: true, notes: ["Ask before you print.", other] })).toEqual([missing]);
    expect(said({ sizeVaries: true, notes: [other] })).toEqual([]);
    expect(said({ sizeVaries: true, notes: ["Lists give 35 × 45 mm."] })).toEqual([]);
  });

  it("are colours, each once, the first like its name where the name has a colour", () => {
    expect(said({ background: { name: "light-grey", colours: ["#eaeaea", "#ffffff", "#ffffff"] } })).toEqual([
      "background.colours: a colour stands there twice. Remove one.",
    ]);
    expect(said({ background: { name: "white", colours: ["#438edb", "#ffffff"] } })).toEqual([
      "background.name: the usual colour #438edb is rather blue. Correct the name, or put the usual colour first.",
    ]);
    expect(said({ background: { name: "beige", colours: ["#438edb"] } })).toEqual([]);
  });

  it("is who refuses edits", () => {
    const noSource = "editPolicy: it refuses edits without saying who does. Add statement and sources.";
    const source = { name: "A", url: "https://example.org/a", seen: null, kind: "press" };
    const of = (change: object) => said({ editPolicy: { ...good.editPolicy, ...change } });
    expect(of({ background: "keep", statement: "No edits.", sources: [source] })).toEqual([]);
    expect(of({ background: "keep", sources: [source] })).toEqual([noSource]);
    expect(of({ background: "keep", statement: "No edits." })).toEqual([noSource]);
    expect(of({ geometry: "forbidden" })).toEqual([noSource]);
  });

  it("must be ASCII URLs, and faults name their position", () => {
    const at = (url: string) => [{ name: "A", url, seen: null, kind: "press" }];
    const broken = "http://example.org/?a=1\u2213=2";
    const faults = said({
      sources: [...at("http://example.org/?a=1&mp=2"), ...at(broken)],
      editPolicy: { ...good.editPolicy, sources: at("https://example.org/a b") },
      forChildren: { groups: [{ rules: ["head-tilt"] }], sources: at("https://example.org/é") },
    });
    const fault = (place: string, character: string) =>
      `${place}: "${character}" does not belong into an address. Copy the address from the browser; write letters percent-encoded.`;
    expect(faults).toEqual([
      fault("sources.1.url", "\u2213"),
      fault("editPolicy.sources.0.url", " "),
      fault("forChildren.sources.0.url", "é"),
    ]);
  });

  it("are days of the calendar, each told at its place", () => {
    const seen = (day: string) => [{ name: "A", url: "https://example.org/a", seen: day, kind: "press" }];
    const faults = said({
      sources: [...seen("2026-02-28"), ...seen("2026-02-29")],
      editPolicy: { ...good.editPolicy, sources: seen("2026-04-31") },
      forChildren: { groups: [{ rules: ["head-tilt"] }], sources: seen("2026-13-01") },
      verifiedAt: "2026-06-31",
      compiledAt: "2026-13",
    });
    const none = (place: string, day: string) =>
      `${place}: there is no day ${day}. Write year, month and day.`;
    expect(faults).toEqual([
      none("sources.1.seen", "2026-02-29"),
      none("editPolicy.sources.0.seen", "2026-04-31"),
      none("forChildren.sources.0.seen", "2026-13-01"),
      none("verifiedAt", "2026-06-31"),
      none("compiledAt", "2026-13"),
    ]);
  });
});

describe("groups of children", () => {
  const of = (...groups: object[]) => said({ forChildren: { groups, sources: [] } });

  it("say something", () => {
    expect(of({ underYears: 3 })).toEqual([
      "forChildren.groups.0: it says nothing about these children. Give it rules, a head or an eyeLine, or remove it.",
    ]);
  });

  it("have eyes inside the photo", () => {
    expect(of({ underYears: 11, eyeLine: { min: 15, max: 30 } })).toEqual([]);
    expect(of({ underYears: 11, eyeLine: { min: 15, max: 45 } })).toEqual([
      "forChildren.groups.0.eyeLine: it leaves the photo (35x45 mm). Write millimetres, measured inside the photo.",
    ]);
  });

  it("rise in age, babies without one first", () => {
    const rules = ["gaze-free"];
    const order =
      "forChildren.groups.1: the ages do not rise. " +
      "Put the youngest first, each age once, babies without an age on top.";
    expect(of({ rules }, { underYears: 1, rules }, { underYears: 2, rules })).toEqual([]);
    expect(of({ underYears: 1, rules }, { underYears: 1, rules })).toEqual([order]);
    expect(of({ underYears: 1, rules }, { rules })).toEqual([order]);
  });

  it.each([
    ["eyes-may-be-closed", "eyes-open"],
    ["eyes-partly-open", "eyes-open"],
    ...[
      "eyes-may-be-closed",
      "eyes-partly-open",
      "mouth-may-be-open",
      "expression-free",
      "gaze-free",
      "head-tilt",
    ].map((rule) => ["as-adults", rule]),
  ])("say not both %s and %s", (one, other) => {
    expect(of({ rules: [other, one] })).toEqual([
      `forChildren.groups.0.rules: "${one}" and "${other}" contradict each other. Keep what the source says.`,
    ]);
    expect(of({ rules: [one] }, { underYears: 1, rules: [other] })).toEqual([]);
  });
});
