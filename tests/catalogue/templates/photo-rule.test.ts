import { describe, expect, test } from "@jest/globals";
import { photoRule, type RuleFacts } from "../../../catalogue/templates/photo-rule";

const facts = {
  urlPath: "xx-passport",
  document: "passport",
  width: 2,
  height: 3,
  unit: "inch",
  dpi: 300,
  head: null,
  eyeLine: { min: 28, max: 35 },
  topMargin: { min: 2, max: 6 },
  background: { name: "white", colours: ["#ffffff"] },
  colour: "colour",
  digital: null,
  glasses: null,
  headCovering: null,
  editPolicy: { background: "may-replace", retouch: "forbidden", geometry: "allowed" },
} as RuleFacts;

type Digital = NonNullable<RuleFacts["digital"]>;
type Ends = Digital["widthPx"];

const digital = (widthPx: Ends, heightPx: Ends): Digital => ({
  widthPx,
  heightPx,
  aspectRatio: "3:4",
  minKb: 20,
  maxKb: 240,
});

test("a rule speaks of mm, whatever unit the document has", () => {
  expect(photoRule(facts)).toEqual({
    urlPath: "xx-passport",
    widthMm: 50.8,
    heightMm: expect.closeTo(76.2, 9),
    dpi: 300,
    head: null,
    eyeLineMm: { min: 28, max: 35 },
    topMarginMm: { min: 2, max: 6 },
    backgrounds: ["#ffffff"],
    caption: null,
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
    expect(photoRule({ ...facts, document }).expression).toBe(expression);
  },
);

test.each([
  ["passport", "smile", null],
  ["passport", "closed-smile", null],
  ["passport", "mouth-closed", "neutral"],
  ["other", "neutral", "neutral"],
] as unknown as [RuleFacts["document"], RuleFacts["expression"], string | null][])(
  "what a source of a %s says comes first: %s",
  (document, expression, checked) => {
    expect(photoRule({ ...facts, document, expression }).expression).toBe(checked);
  },
);

describe("the pixels of a digital file", () => {
  const widthBand = (geometry: RuleFacts["editPolicy"]["geometry"], ends: Ends) =>
    photoRule({ ...facts, editPolicy: { ...facts.editPolicy, geometry }, digital: digital(ends, undefined) })
      .digital?.widthPx;

  test.each<[string, Ends, [number, number], [number, number | null]]>([
    ["no end", undefined, [600, 600], [0, null]],
    ["both ends", { min: 400, max: 900 }, [400, 900], [400, 900]],
    ["the least, below the print", { min: 400 }, [400, 600], [400, null]],
    ["the least, above the print", { min: 900 }, [900, 900], [900, null]],
    ["the most, above the print", { max: 900 }, [600, 900], [0, 900]],
    ["the most, below the print", { max: 400 }, [400, 400], [0, 400]],
  ])(
    "where a source states %s: up to the print's own, or open where nothing may be cropped",
    (_what, ends, closed, open) => {
      expect(widthBand("allowed", ends)).toEqual({ min: closed[0], max: closed[1] });
      expect(widthBand("forbidden", ends)).toEqual({ min: open[0], max: open[1] });
    },
  );

  test("each edge has its own, and the rest stays as the authority says it", () => {
    expect(photoRule({ ...facts, digital: digital(undefined, undefined) }).digital).toEqual({
      widthPx: { min: 600, max: 600 },
      heightPx: { min: 900, max: 900 },
      aspectRatio: 0.75,
      minKb: 20,
      maxKb: 240,
      format: "jpeg",
    });
  });
});

test("does not round a head height that is a share of the photo's height", () => {
  const head = { minRatio: 0.67, maxRatio: 0.8, crown: "hair" } as const;
  expect(photoRule({ ...facts, head, height: 45, unit: "mm" }).head).toEqual({
    heightMm: { min: expect.closeTo(30.15, 9), max: 36 },
    crown: "hair",
  });
});
