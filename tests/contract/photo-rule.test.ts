import { describe, expect, test } from "@jest/globals";
import { loadContent } from "../../catalogue/content";
import { photoRuleOf, type RuleFacts } from "../../contract/photo-rule";
import type { ChildRule } from "../../contract/template";

/** Templates show lengths to a tenth of a millimetre. */
const roundingMm = 0.05 + 1e-9;

const facts: RuleFacts = {
  urlPath: "xx-passport",
  document: "passport",
  width: 2,
  height: 3,
  unit: "inch",
  dpi: 300,
  head: null,
  eyeLine: { min: 28, max: 35 },
  topMargin: { min: 2, max: 6 },
  backgrounds: ["#ffffff"],
  colour: "colour",
  digital: null,
  glasses: null,
  headCovering: null,
  editPolicy: { background: "may-replace", retouch: "forbidden", geometry: "allowed" },
};

type Digital = NonNullable<RuleFacts["digital"]>;
type Ends = Digital["widthPx"];

const digital = (widthPx: Ends, heightPx: Ends): Digital => ({
  widthPx,
  heightPx,
  aspectRatio: 0.75,
  minKb: 20,
  maxKb: 240,
  format: "jpeg",
});

test("a rule speaks of mm, whatever unit the document has", () => {
  expect(photoRuleOf(facts)).toEqual({
    urlPath: "xx-passport",
    widthMm: 50.8,
    heightMm: expect.closeTo(76.2, 9),
    dpi: 300,
    head: null,
    eyeLineMm: { min: 28, max: 35 },
    topMarginMm: { min: 2, max: 6 },
    backgrounds: ["#ffffff"],
    colour: "colour",
    digital: null,
    editPolicy: { background: "may-replace", retouch: "forbidden", geometry: "allowed" },
    glasses: null,
    headCovering: null,
    expression: "neutral",
  });
});

test.each([
  ["passport", "neutral"],
  ["visa", "neutral"],
  ["id-card", "neutral"],
  ["residence-permit", "neutral"],
  ["driving-licence", null],
  ["other", null],
] as [RuleFacts["document"], string | null][])(
  "the expression that a %s asks for: %p",
  (document, expression) => {
    expect(photoRuleOf({ ...facts, document }).expression).toBe(expression);
  },
);

describe("the pixels of a digital file", () => {
  const widthBand = (geometry: RuleFacts["editPolicy"]["geometry"], ends: Ends) =>
    photoRuleOf({ ...facts, editPolicy: { ...facts.editPolicy, geometry }, digital: digital(ends, null) })
      .digital?.widthPx;

  test.each<[string, Ends, [number, number], [number, number]]>([
    ["no end", null, [600, 600], [0, Number.POSITIVE_INFINITY]],
    ["both ends", { min: 400, max: 900 }, [400, 900], [400, 900]],
    ["the least, below the print", { min: 400, max: null }, [400, 600], [400, Number.POSITIVE_INFINITY]],
    ["the least, above the print", { min: 900, max: null }, [900, 900], [900, Number.POSITIVE_INFINITY]],
    ["the most, above the print", { min: null, max: 900 }, [600, 900], [0, 900]],
    ["the most, below the print", { min: null, max: 400 }, [400, 400], [0, 400]],
  ])(
    "where a source states %s: up to the print's own, or open where nothing may be cropped",
    (_what, ends, closed, open) => {
      expect(widthBand("allowed", ends)).toEqual({ min: closed[0], max: closed[1] });
      expect(widthBand("forbidden", ends)).toEqual({ min: open[0], max: open[1] });
    },
  );

  test("each edge has its own, and the rest stays as the authority says it", () => {
    expect(photoRuleOf({ ...facts, digital: digital(null, null) }).digital).toEqual({
      widthPx: { min: 600, max: 600 },
      heightPx: { min: 900, max: 900 },
      aspectRatio: 0.75,
      minKb: 20,
      maxKb: 240,
      format: "jpeg",
    });
  });
});

test.each<[ChildRule[][], string[]]>([
  [[], []],
  [[["eyes-may-be-closed"]], ["eyes-open"]],
  [[["eyes-may-be-closed"], ["eyes-partly-open"]], ["eyes-open"]],
  [[["mouth-may-be-open", "expression-free"]], ["mouth-closed", "expression"]],
  [
    [["gaze-free"], ["head-tilt"]],
    ["gaze", "yaw", "pitch", "roll"],
  ],
])("what is said of children, %j, eases %j, and only for them", (groups, eased) => {
  const forChildren = { groups: groups.map((rules) => ({ rules })) };
  expect(photoRuleOf({ ...facts, forChildren }, true).eased).toEqual(eased);
  expect(photoRuleOf({ ...facts, forChildren })).not.toHaveProperty("eased");
});

test("nothing is eased where nothing is said of children, or no rule among it", () => {
  for (const forChildren of [undefined, null, { groups: [{}] }])
    expect(photoRuleOf({ ...facts, forChildren }, true).eased).toEqual([]);
});

test("the rule made of what the API lists is the one that the server obeys", async () => {
  const content = await loadContent();
  const templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  expect(templates.length).toBeGreaterThan(300);
  for (const template of templates) {
    const { head, ...rule } = photoRuleOf(template);
    const { head: ownHead, ...ownRule } = content.photoRule(template.urlPath)!;
    expect(rule).toEqual(ownRule);
    expect(head?.crown).toBe(ownHead?.crown);
    for (const end of ["min", "max"] as const) {
      const differenceMm = (head?.heightMm[end] ?? 0) - (ownHead?.heightMm[end] ?? 0);
      expect(Math.abs(differenceMm)).toBeLessThanOrEqual(roundingMm);
    }
  }
});

test("a child is judged by what the authority eases for children, the same on both sides", async () => {
  const content = await loadContent();
  const templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  const easedIn = (urlPath: string) =>
    photoRuleOf(templates.find((template) => template.urlPath === urlPath)!, true).eased;
  expect(easedIn("de-passport")).toEqual(["mouth-closed", "expression", "gaze", "yaw", "pitch", "roll"]);
  // Open eyes are asked of Australian babies too; of American ones nothing is known here.
  expect(easedIn("au-passport")).toEqual(["mouth-closed"]);
  expect(photoRuleOf({ ...templates[0]!, forChildren: null }, true).eased).toEqual([]);
  for (const template of templates)
    expect(photoRuleOf(template, true).eased).toEqual(content.photoRule(template.urlPath, true)!.eased);
});
