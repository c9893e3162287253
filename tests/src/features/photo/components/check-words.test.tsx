import { describe, expect, it, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { shownUnitOf } from "../../../../../drawing/format-length";
import type { Check } from "../../../../../photo/core/types";
import { type CheckWords, checkWords } from "../../../../../src/features/photo/components/check-words";
import { CheckCard } from "../../../../../src/features/photo/components/result/checks/check-card";
import {
  oncePerFault,
  orderChecks,
} from "../../../../../src/features/photo/components/result/checks/order-checks";
import {
  type GradedChecks,
  useVerdict,
} from "../../../../../src/features/photo/components/result/checks/verdict/use-verdict";
import { backgroundPanelId } from "../../../../../src/features/photo/components/result/photo/background-panel";
import { useCheckWords } from "../../../../../src/features/photo/components/use-check-words";
import { renderEnglish, renderIn, texts } from "../../../components/render";
import { byUrlPath } from "../real-documents";

const headHeight: Check = {
  rule: "head-height",
  verdict: "fail",
  measured: 27.3,
  min: 32,
  max: 36,
  unit: "mm",
  messageKey: "headHeight",
};

function Words({ check, onWords }: { check: Check; onWords: (words: CheckWords) => void }) {
  onWords(useCheckWords()(check));
  return null;
}

test("where room is missing is said before what to do, in each language", () => {
  const { space, tooClose, topSpace } = texts.errors;
  const given = {
    rule: "too-close",
    messageKey: "tooClose",
    sides: ["top", "left"],
    measured: null,
    unit: null,
  } satisfies Partial<Check>;
  expect(wordsOf(given).advice).toBe(
    `${space.missing.replace("{{sides}}", "above the head, on the left")} ${tooClose.advice}`,
  );
  expect(wordsOf(given, (page) => renderIn("jp", page)).advice).toMatch(
    /^余白が足りない場所：頭の上、左側。\S/,
  );
  // Its title says where.
  expect(wordsOf({ ...given, rule: "top-space", messageKey: "topSpace", sides: ["top"] }).advice).toBe(
    topSpace.advice,
  );
});

type Verdict = ReturnType<typeof useVerdict>;

function Outcome({ found, onVerdict }: { found: GradedChecks; onVerdict: (verdict: Verdict) => void }) {
  onVerdict(useVerdict(found));
  return null;
}

/** A check in the words of a page; spaces are spaces. */
function wordsOf(check: Partial<Check>, render: (page: React.ReactElement) => unknown = renderEnglish) {
  const given: CheckWords[] = [];
  render(<Words check={{ ...headHeight, ...check }} onWords={(words) => given.push(words)} />);
  cleanup();
  const words = given[0]!;
  const plain = (text: string | null) => text?.replace(/\s/g, " ") ?? null;
  return { ...words, measured: plain(words.measured), allowed: plain(words.allowed) };
}

describe("what was measured, and what is allowed", () => {
  it.each<[Partial<Check>, string | null, string | null]>([
    [{}, "27.3 mm", "Allowed: 32 mm to 36 mm"],
    [{ max: null }, "27.3 mm", "Allowed: 32 mm or more"],
    [{ min: null }, "27.3 mm", "Allowed: 36 mm or less"],
    [{ min: 32, max: 32 }, "27.3 mm", "Required: 32 mm"],
    [{ min: null, max: null }, "27.3 mm", null],
    [{ isOwnLimit: true }, "27.3 mm", "Allowed: 32 mm to 36 mm (our own limit)"],
    [{ measured: null }, null, "Allowed: 32 mm to 36 mm"],
    [{ unit: "deg", measured: 12, min: null, max: 10 }, "12°", "Allowed: 10° or less"],
    [{ unit: "kb", measured: 300, min: null, max: 240 }, "300 kB", "Allowed: 240 kB or less"],
    // Shares and distances of colours say nothing to a visitor.
    [{ unit: "percent", measured: 12, min: null, max: 10 }, null, null],
    [{ unit: "ratio", measured: 0.456, min: 0.5, max: null }, null, null],
    [{ unit: "delta-e", measured: 6.5, min: null, max: 5 }, null, null],
    [{ unit: "px", measured: 150, min: 300, max: null }, "150 px", "Allowed: 300 px or more"],
    // A number beside a limit that it misses has as many decimals as part them.
    [{ measured: 31.97, max: null }, "31.97 mm", "Allowed: 32 mm or more"],
    [{ measured: 31.997, max: null }, "31.997 mm", "Allowed: 32 mm or more"],
    // And beside one that it only comes close to.
    [{ measured: 32.04, max: null, verdict: "pass" }, "32.04 mm", "Allowed: 32 mm or more"],
    [{ measured: 36.04, min: null }, "36.04 mm", "Allowed: 36 mm or less"],
    // Doubted, but within its limits.
    [{ measured: 35.97, verdict: "warn" }, "35.97 mm", "Allowed: 32 mm to 36 mm"],
    [{ measured: 32, max: null }, "32 mm", "Allowed: 32 mm or more"],
    [{ unit: "px", measured: 299.96, min: null, max: null, verdict: "pass" }, "300 px", null],
    [{ unit: null, measured: "no #eeeeee", min: null, max: null }, null, null],
    [{ unit: null, measured: "image/gif", min: null, max: null }, null, null],
  ])("%j: %p, %p", (check, measured, allowed) => {
    expect(wordsOf(check)).toMatchObject({ measured, allowed });
  });

  it.each([
    ["lowResolution", texts.common.drawing.height],
    ["smallFaces", texts.errors.smallFaces.name],
  ] as const)("says which pixels were counted: %s", (messageKey, counted) => {
    const few = { messageKey, unit: "px", measured: 58.3, min: 90, max: null, verdict: "fail" } as const;
    expect(wordsOf(few).measured).toBe(`58.3 px (${counted})`);
    expect(wordsOf({ ...few, measured: 120, verdict: "pass" }).measured).toBe("120 px");
  });

  it("says what was counted from a line that the visitor has laid", () => {
    expect(wordsOf({ isManual: true }).measured).toBe(texts.result.byHand.replace("{{value}}", "27.3 mm"));
  });

  it("sets both heights beside each other where that line is not where the head was measured", () => {
    const off = { messageKey: "lineOffHead", measured: 31.7, min: 32.2, max: 32.2, isManual: true } as const;
    expect(wordsOf({ ...off, isOwnLimit: true })).toMatchObject({
      measured: texts.result.byHand.replace("{{value}}", "31.7 mm"),
      allowed: texts.result.checks.measured.replace("{{value}}", "32.2 mm"),
    });
  });

  it("sends to the line, not to the camera, who has set it", () => {
    expect(wordsOf({ isManual: true }).advice).toBe(texts.errors.lineOffHead.advice);
  });

  it.each([
    ["yes", `Your answer: ${texts.result.question.yes}`],
    // Of a newer server.
    ["perhaps", null],
    [undefined, null],
  ])("of a question is the visitor's answer %p: %p", (answer, measured) => {
    expect(wordsOf({ rule: "glasses", messageKey: "glasses", measured: 0.4, answer })).toMatchObject({
      measured,
    });
  });

  it("is written as the page's language writes numbers", () => {
    expect(wordsOf({}, (page) => renderIn("de", page)).measured).toBe("27,3 mm");
  });

  it("has the names of the rule, and of one that this page does not know yet its own", () => {
    const { name, small, smallAdvice } = texts.errors.headHeight;
    expect(wordsOf({})).toMatchObject({ name, title: small, phrase: null, advice: smallAdvice });
    expect(wordsOf({ rule: "new-check", messageKey: "newFinding" } as object)).toMatchObject({
      name: "new-check",
      title: "new-check",
      advice: null,
    });
  });
});

test.each([
  ["us-passport", { measured: 36.3, min: 25.4, max: 34.925 }, "1.43 in", "checks.range 1 in 1⅜ in"],
  // Both pass limits that are stated in millimetres; in decimals of an inch they would look as if they did not, and as fractions like the limit itself.
  ["in-visa", { measured: 34.97, min: 25, max: 35 }, "34.97 mm", "checks.range 25 mm 35 mm"],
  ["in-visa", { measured: 28.4, min: 28, max: 35 }, "28.4 mm", "checks.range 28 mm 35 mm"],
  // Within the error of the measurement, and close to a limit.
  [
    "us-passport",
    { measured: 24.6, min: 25.4, max: 34.925, verdict: "warn" },
    "0.97 in",
    "checks.range 1 in 1⅜ in",
  ],
  [
    "us-passport",
    { measured: 34.9, min: 25.4, max: 34.925, verdict: "warn" },
    "1.374 in",
    "checks.range 1 in 1⅜ in",
  ],
  ["us-dv-lottery", { measured: 36.3, min: 25.4, max: 35.052 }, "429 px", "checks.range 300 px 414 px"],
  ["in-kerala-psc", { measured: 1.27, min: null, max: 1.2 }, "15 px", "checks.atMost 14 px"],
] as const)(
  "the lengths of a photo for %s are in its authority's unit",
  (urlPath, lengths, measured, allowed) => {
    const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(" ")) as never;
    const unit = shownUnitOf(byUrlPath.get(urlPath)!);
    const words = checkWords({ ...headHeight, ...lengths }, { t, tCommon: t, tErrors: t, bcp47: "en", unit });
    expect([words.measured, words.allowed].map((text) => text?.replaceAll("\u00a0", " "))).toEqual([
      measured,
      allowed,
    ]);
  },
);

it.each([
  [-61, "61°", "Allowed: 17.5° or less"],
  [20, "20°", "Allowed: 15° or less"],
])("an angle of %d° is told without a sign, with the limit on its side", (measured, said, allowed) => {
  const turned = { rule: "yaw", unit: "deg", min: -17.5, max: 15, messageKey: "faceToLeft" } as const;
  expect(wordsOf({ ...turned, measured })).toMatchObject({ measured: said, allowed });
});

it("a head that the visitor's rotation tilts is mended by another rotation, not by another photo", () => {
  const turned = { rule: "roll", unit: "deg", measured: -11, min: -5, max: 5, isManual: true } as const;
  expect(wordsOf({ ...turned, messageKey: "stayStraight" })).toMatchObject({
    title: texts.errors.stayStraight.plain,
    advice: texts.errors.stayStraight.turnAdvice,
    measured: "Set by you: 11°",
    allowed: "Allowed: 5° or less",
  });
});

describe("the title says plainly what is wrong", () => {
  const { errors } = texts;
  it.each([
    ["headHeight", { measured: 38, min: 32, max: 36 }, errors.headHeight.large, errors.headHeight.advice],
    ["eyeLine", { measured: 18, min: 20, max: 30 }, errors.eyeLine.low, errors.eyeLine.advice],
    ["eyeLine", { measured: 31, min: 20, max: 30 }, errors.eyeLine.high, errors.eyeLine.advice],
    ["topMargin", { measured: 9, min: 2, max: 6 }, errors.topMargin.large, errors.topMargin.largeAdvice],
  ] as const)("%s of %j: %s", (messageKey, lengths, title, advice) => {
    expect(wordsOf({ messageKey, ...lengths })).toMatchObject({
      title,
      // The general title would be the same words, less exactly.
      phrase: null,
      advice,
    });
  });

  it.each([
    ["faceToLeft", errors.frontCamera.turned],
    ["chinUp", errors.frontCamera.tippedDown],
  ] as const)("%s beside the specification's words: %s", (messageKey, title) => {
    const phrase = "Please maintain the front camera";
    expect(wordsOf({ messageKey, measured: 20, min: -10, max: 10, unit: "deg" })).toMatchObject({
      title,
      phrase,
    });
  });

  it("has no second line where the title is the specification's own, or the plain words of a language are the same", () => {
    expect(wordsOf({ messageKey: "blurred", unit: null })).toMatchObject({
      title: errors.blurred.title,
      phrase: null,
    });
    const inGerman = wordsOf({ messageKey: "topSpace", unit: null }, (page) => renderIn("de", page));
    expect(inGerman).toMatchObject({ title: "Über dem Kopf ist zu wenig Platz", phrase: null });
  });
});

describe("checks in their order", () => {
  it("puts what the authority is likely to refuse before other warnings", () => {
    const { warned } = orderChecks([known("blurred", "warn"), known("backgroundForbidden", "warn")]);
    expect(warned.map(({ messageKey }) => messageKey)).toEqual(["backgroundForbidden", "blurred"]);
  });
  const known = (messageKey: string, verdict: Check["verdict"]) =>
    ({ ...headHeight, messageKey, verdict }) as Check;
  it("parts the questions from the warnings, and puts what this page does not know last", () => {
    const { asked, warned } = orderChecks([
      known("newFinding", "warn"),
      known("blurred", "warn"),
      known("glasses", "ask"),
    ]);
    expect(asked.map(({ messageKey }) => messageKey)).toEqual(["glasses"]);
    expect(warned.map(({ messageKey }) => messageKey)).toEqual(["blurred", "newFinding"]);
  });
  it("tells a fault that two checks have found once, by the first", () => {
    const twice = [known("stayStraight", "fail"), known("blurred", "warn"), known("stayStraight", "warn")];
    expect(oncePerFault(twice)).toEqual(twice.slice(0, 2));
  });
  it("tells a head that is turned and tipped once, with both advices on its card", () => {
    const both = [known("faceToLeft", "fail"), known("chinUp", "fail"), known("blurred", "warn")];
    expect(oncePerFault(both)).toEqual([both[0], both[2]]);
    renderEnglish(<CheckCard check={both[0]!} shownChecks={both} />);
    const { faceToLeft, chinUp } = texts.errors.frontCamera;
    expect(screen.queryByText(`${faceToLeft} ${chinUp}`)).not.toBeNull();
  });
  it("leads from a replaced background to the original", () => {
    renderEnglish(<CheckCard check={known("backgroundReplaced", "warn")} />);
    const link = screen.getByRole("link", { name: texts.result.background.keep });
    expect(link.getAttribute("href")).toBe(`#${backgroundPanelId}`);
  });
});

describe("the outcome in one line", () => {
  const verdictOf = (found: GradedChecks) => {
    const given: Verdict[] = [];
    renderEnglish(<Outcome found={found} onVerdict={(verdict) => given.push(verdict)} />);
    cleanup();
    return given[0];
  };
  it.each([
    ["ready", "pass", texts.result.verdict.pass],
    ["look", "warn", texts.result.verdict.look_other],
    ["ask", "warn", texts.result.verdict.answer.replace("{{checks}}", "")],
    ["refusal-likely", "fail", texts.result.verdict.refused],
    [null, "fail", texts.errors.failure.photoNotAccepted.title],
  ] as const)("of %p is %s: %s", (grade, kind, text) => {
    expect(verdictOf({ grade, checks: [] })).toEqual({ kind, text, shownChecks: [] });
  });
  it("names what is asked", () => {
    const glasses: Check = { ...headHeight, rule: "glasses", verdict: "ask", messageKey: "glasses" };
    expect(verdictOf({ grade: "ask", checks: [glasses] })?.text).toBe("Your answer needed: Glasses");
  });
  it("tells what to look at, each fault once, and nothing of a photo that is ready", () => {
    const blurred: Check = { ...headHeight, rule: "sharpness", verdict: "warn", messageKey: "blurred" };
    const checks: Check[] = [blurred, { ...blurred, rule: "background-even" }];
    expect(verdictOf({ grade: "look", checks })?.shownChecks).toEqual([blurred]);
    expect(verdictOf({ grade: "look", checks })?.text).toBe(texts.result.verdict.look_one);
    const two: Check[] = [blurred, { ...blurred, messageKey: "tooDark" }];
    expect(verdictOf({ grade: "look", checks: two })?.text).toBe(texts.result.verdict.look_other);
    expect(verdictOf({ grade: "ready", checks })?.shownChecks).toEqual([]);
  });
  it("tells what a refusal is likely for, and after it all else that wants a look", () => {
    const blurred: Check = { ...headHeight, rule: "sharpness", verdict: "warn", messageKey: "blurred" };
    const wall: Check = { ...blurred, rule: "background", messageKey: "backgroundForbidden" };
    const evenness: Check = { ...wall, rule: "background-even" };
    expect(verdictOf({ grade: "refusal-likely", checks: [blurred, wall, evenness] })?.shownChecks).toEqual([
      wall,
      blurred,
    ]);
  });
  it("tells what a photo that was checked does not meet, then its warnings", () => {
    const blurred: Check = { ...headHeight, rule: "sharpness", verdict: "warn", messageKey: "blurred" };
    const tall: Check = { ...headHeight, verdict: "fail" };
    expect(verdictOf({ grade: null, checks: [blurred, tall] })?.shownChecks).toEqual([tall, blurred]);
  });
});
