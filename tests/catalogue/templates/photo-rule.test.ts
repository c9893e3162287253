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
  ["passport", "smile", "smile"],
  ["passport", "closed-smile", "closed-smile"],
  ["passport", "mouth-closed", "mouth-closed"],
  ["other", "neutral", "neutral"],
] as unknown as [RuleFacts["document"], RuleFacts["expression"], string | null][])(
  "what a source of a %s says comes first: %s",
  (document, expression, checked) => {
    expect(photoRule({ ...facts, document, expression }).expression).toBe(checked);
  },
);

describe("the pixels of a digital file", () => {
  test.each<[string, Ends, number, number | null]>([
    ["no end", undefined, 0, null],
    ["both ends", { min: 400, max: 900 }, 400, 900],
    ["the least", { min: 400 }, 400, null],
    ["the most", { max: 900 }, 0, 900],
  ])("have a limit only where a source states one: %s", (_what, ends, min, max) => {
    expect(photoRule({ ...facts, digital: digital(ends, undefined) }).digital?.widthPx).toEqual({ min, max });
  });

  test("each edge has its own, and the rest stays as the authority says it", () => {
    expect(photoRule({ ...facts, digital: digital(undefined, undefined) }).digital).toEqual({
      widthPx: { min: 0, max: null },
      heightPx: { min: 0, max: null },
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
