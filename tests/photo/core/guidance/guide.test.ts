import { describe, expect, it } from "@jest/globals";
import { type Guide, guideOn, isMoment, noGuide, type Sight } from "../../../../photo/core/guidance/guide";
import { type Advice, firstAdvice, type HeadPlace, type Hint } from "../../../../photo/core/guidance/hints";
import type { MessageKey } from "../../../../photo/core/message-keys";
import type { Check, Verdict } from "../../../../photo/core/types";

const check = (messageKey: MessageKey, verdict: Verdict): Check => ({
  rule: messageKey,
  verdict,
  measured: null,
  min: null,
  max: null,
  unit: null,
  messageKey,
});
const middle: HeadPlace = { acrossRatio: 0.5, roomRatio: 2 };

describe("the first hint", () => {
  it.each<[string, [MessageKey, Verdict][], Partial<HeadPlace>, Advice | null]>([
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
  ])("%s", (_name, found, place, advice) => {
    const checks = found.map(([key, verdict]) => check(key, verdict));
    expect(firstAdvice(checks, { ...middle, ...place })).toEqual(advice);
  });
});

const eyes: Sight["eyes"] = { middle: [100, 100], interpupillaryPx: 50 };
const good: Sight = { advice: null, isWhole: true, eyes };
const refused = (hint: Hint): Sight => ({ advice: { hint, isMust: true }, isWhole: true, eyes });
const warned = (hint: Hint): Sight => ({ advice: { hint, isMust: false }, isWhole: true, eyes });

/** One sight each tenth of a second. */
function watched(sights: Sight[], from: Guide = noGuide): Guide[] {
  const startMs = Number.isFinite(from.seenAtMs) ? from.seenAtMs + 100 : 0;
  let guide = from;
  return sights.map((sight, i) => {
    guide = guideOn(guide, sight, startMs + 100 * i);
    return guide;
  });
}
const times = (count: number, sight: Sight): Sight[] => Array.from({ length: count }, () => sight);
const last = (guides: Guide[]): Guide => guides.at(-1)!;

describe("the guide", () => {
  it("waits until the head has been still for a second", () => {
    const guides = watched(times(20, good));
    expect(guides.findIndex(isMoment)).toBe(11);
    expect(last(guides).say).toBe("hold");
  });
  it.each<[string, Sight[]]>([
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
  it("lets a warning hold the shutter back for some seconds, and no longer", () => {
    const at = watched(times(80, warned("evenLight"))).findIndex(isMoment);
    expect(at).toBeGreaterThanOrEqual(40);
    expect(at).toBeLessThan(60);
  });
  it("asks for a still head anew after the tab was hidden", () => {
    const before = last(watched(times(9, good)));
    expect(isMoment(guideOn(before, good, before.seenAtMs + 60_000))).toBe(false);
  });
  it("lets every hint stand long enough to be read, and speaks less often than it shows", () => {
    const flicker = Array.from({ length: 60 }, (_, i) => refused(i % 2 ? "back" : "closer"));
    const guides = watched(flicker);
    const changes = (of: (guide: Guide) => string | null) =>
      guides.filter((guide, i) => i > 0 && of(guide) !== of(guides[i - 1]!)).length;
    expect(changes(({ say }) => say)).toBeLessThanOrEqual(7);
    expect(changes(({ spoken }) => spoken)).toBeLessThanOrEqual(2);
  });
});
