import { describe, expect, it } from "@jest/globals";
import type { Hint, MessageKey } from "../../../../photo/core/findings";
import {
  type FrameAnalysis,
  type Guide,
  isMoment,
  nextGuide,
  noGuide,
} from "../../../../photo/core/guidance/guide";
import { type Advice, firstAdvice, type HeadPosition } from "../../../../photo/core/guidance/hints";
import type { Check, Verdict } from "../../../../photo/core/types";

const check = (messageKey: MessageKey, verdict: Verdict): Check => ({
  rule: "sharpness",
  verdict,
  measured: null,
  min: null,
  max: null,
  unit: null,
  messageKey,
});
const middle: HeadPosition = { acrossRatio: 0.5, roomRatio: 2, isTooNear: false };

describe("the first hint", () => {
  it.each<[string, [MessageKey, Verdict][], Partial<HeadPosition>, Advice | null]>([
    [
      "nothing is wrong",
      [
        ["faceToLeft", "pass"],
        ["glasses", "ask"],
      ],
      {},
      null,
    ],
    [
      "where to stand before what to wear",
      [
        ["darkGlasses", "fail"],
        ["smallFaces", "fail"],
      ],
      {},
      { hint: "closer", isMust: true },
    ],
    [
      "what is refused before what is warned of",
      [
        ["upscaled", "warn"],
        ["mouthOpen", "fail"],
      ],
      {},
      { hint: "mouthClosed", isMust: true },
    ],
    [
      "a warning where nothing is refused",
      [["unevenLight", "warn"]],
      {},
      { hint: "evenLight", isMust: false },
    ],
    [
      "the wall that an authority will hardly take, and no shutter before it is plain",
      [
        ["unevenLight", "warn"],
        ["backgroundForbidden", "warn"],
      ],
      {},
      { hint: "plainWall", isMust: true },
    ],
    [
      "the picture's left is the person's right",
      [["faceToLeft", "fail"]],
      {},
      { hint: "turnLeft", isMust: true },
    ],
    [
      "into the middle from the left",
      [["bodyCentred", "fail"]],
      { acrossRatio: 0.2 },
      { hint: "moveLeft", isMust: true },
    ],
    [
      "into the middle from the right",
      [["bodyCentred", "fail"]],
      { acrossRatio: 0.8 },
      { hint: "moveRight", isMust: true },
    ],
    ["no nearer where there is no room", [["upscaled", "warn"]], { roomRatio: 1.1 }, null],
    [
      "too few pixels where there is no room",
      [["smallFaces", "fail"]],
      { roomRatio: 1.1 },
      { hint: "fewPixels", isMust: true },
    ],
    [
      "no word, and no shutter, for what no hint mends",
      [["damaged", "fail"]],
      {},
      { hint: null, isMust: true },
    ],
    ["no word for a warning that no hint mends", [["backgroundReplaced", "warn"]], {}, null],
    ["no selfie, and no shutter for one", [], { isTooNear: true }, { hint: "stepBack", isMust: true }],
    [
      "the distance before the glasses",
      [
        ["darkGlasses", "fail"],
        ["upscaled", "warn"],
      ],
      { isTooNear: true },
      { hint: "stepBack", isMust: true },
    ],
    [
      "one person alone before the distance",
      [["multipleFaces", "fail"]],
      { isTooNear: true },
      { hint: "onePerson", isMust: true },
    ],
    [
      "everything else where there is no room, too",
      [["darkGlasses", "warn"]],
      { roomRatio: 1.1 },
      { hint: "glassesOff", isMust: false },
    ],
  ])("%s", (_name, found, place, advice) => {
    const checks = found.map(([key, verdict]) => check(key, verdict));
    expect(firstAdvice(checks, { ...middle, ...place })).toEqual(advice);
  });
  it("is to come closer where nobody knows how much room there is", () => {
    expect(firstAdvice([check("smallFaces", "fail")], null)).toEqual({ hint: "closer", isMust: true });
  });
});

const eyes: FrameAnalysis["eyes"] = { middle: [100, 100], interpupillaryPx: 50 };
const good: FrameAnalysis = { advice: null, isWhole: true, eyes };
const refused = (hint: Hint): FrameAnalysis => ({ advice: { hint, isMust: true }, isWhole: true, eyes });
const warned = (hint: Hint): FrameAnalysis => ({ advice: { hint, isMust: false }, isWhole: true, eyes });

/** One sight each tenth of a second, of a page that has been open for a while. */
function watched(sights: FrameAnalysis[], from: Guide = noGuide): Guide[] {
  const startMs = Number.isFinite(from.seenAtMs) ? from.seenAtMs + 100 : 10_000;
  let guide = from;
  return sights.map((sight, i) => {
    guide = nextGuide(guide, sight, startMs + 100 * i);
    return guide;
  });
}
const times = (count: number, sight: FrameAnalysis): FrameAnalysis[] =>
  Array.from({ length: count }, () => sight);
const last = (guides: Guide[]): Guide => guides.at(-1)!;

describe("the guide", () => {
  it("waits until the head has been still for a second", () => {
    const guides = watched(times(20, good));
    expect(guides.findIndex(isMoment)).toBe(11);
    expect(last(guides).hint).toBe("hold");
  });
  it.each<[string, FrameAnalysis[]]>([
    ["a check refuses the picture", times(60, refused("glassesOff"))],
    ["not all checks were made", times(60, { ...good, isWhole: false })],
    [
      "the head moves",
      Array.from({ length: 60 }, (_, i) => ({
        ...good,
        eyes: { middle: [100 + 6 * i, 100], interpupillaryPx: 50 },
      })),
    ],
    [
      "the head comes nearer",
      Array.from({ length: 60 }, (_, i) => ({
        ...good,
        eyes: { middle: [100, 100], interpupillaryPx: 50 * 1.04 ** i },
      })),
    ],
    ["nobody is there", times(60, { advice: { hint: "nobody", isMust: true }, isWhole: false, eyes: null })],
  ])("leaves the shutter alone while %s", (_name, sights) => {
    expect(watched(sights).some(isMoment)).toBe(false);
  });
  it("lets a warning hold the shutter back for some seconds, and says then that it is good enough", () => {
    const guides = watched(times(80, warned("evenLight")));
    expect(guides.findIndex(isMoment)).toBe(40 + 10);
    expect([guides[39]!.hint, guides[40]!.hint, guides[50]!.hint]).toEqual(["evenLight", "enough", "enough"]);
  });
  it("never says that it is good enough while a check refuses the picture", () => {
    expect(watched(times(80, refused("stepBack"))).map(({ hint }) => hint)).not.toContain("enough");
  });
  it("takes a head for still that sways a little, more pixels the larger it is", () => {
    const swaying = (interpupillaryPx: number, byPx: number) =>
      watched(
        Array.from({ length: 20 }, (_, i) => ({
          ...good,
          eyes: {
            middle: [100 + byPx * (i % 2), 100],
            interpupillaryPx: interpupillaryPx * (1 + 0.02 * (i % 2)),
          },
        })),
      ).some(isMoment);
    expect([swaying(50, 3), swaying(50, 12), swaying(200, 12), swaying(200, 30)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it("asks for a still head anew after the eyes were lost for a moment", () => {
    const lost = { ...good, eyes: null };
    const guides = watched([...times(9, good), lost, ...times(20, good)]);
    expect(guides.findIndex(isMoment)).toBe(9 + 1 + 11);
  });
  it("asks for a still head anew after the tab was hidden", () => {
    const before = last(watched(times(9, good)));
    expect(isMoment(nextGuide(before, good, before.seenAtMs + 60_000))).toBe(false);
  });
  it("shows and speaks the next hint at once where the one before has stood long enough", () => {
    const [now] = watched([refused("back")], last(watched(times(25, refused("closer")))));
    expect([now!.hint, now!.spokenHint]).toEqual(["back", "back"]);
  });
  it("waits with speaking for the end of a sentence, and then says what is to be done by now", () => {
    const guides = watched([...times(9, refused("closer")), ...times(20, refused("back"))]);
    const spokenAt = (index: number) => [guides[index]!.hint, guides[index]!.spokenHint];
    expect(spokenAt(0)).toEqual(["closer", "closer"]);
    expect(spokenAt(9)).toEqual(["back", "closer"]);
    expect(spokenAt(19)).toEqual(["back", "closer"]);
    expect(spokenAt(20)).toEqual(["back", "back"]);
  });
  it("lets every hint stand long enough to be read, and speaks less often than it shows", () => {
    const flicker = Array.from({ length: 60 }, (_, i) => refused(i % 2 ? "back" : "closer"));
    const guides = watched(flicker);
    const changes = (of: (guide: Guide) => string | null) =>
      guides.filter((guide, i) => i > 0 && of(guide) !== of(guides[i - 1]!)).length;
    expect(changes(({ hint }) => hint)).toBeLessThanOrEqual(7);
    expect(changes(({ spokenHint }) => spokenHint)).toBeLessThanOrEqual(2);
  });
});
