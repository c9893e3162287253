import { describe, expect, it } from "@jest/globals";
import { headAxis } from "../../../../photo/core/crop/frame";
import {
  type DetectedHead,
  foundAt,
  linesAsShares,
  linesInPx,
  linesWithinReach,
  withLines,
} from "../../../../photo/core/face/guide-lines";

const skull = { head: { heightMm: { min: 31.5, max: 36 }, crown: "skull" as const } };
const hair = { head: { ...skull.head, crown: "hair" as const } };

/** A head of 600 px under 30 px of hair. */
const found: DetectedHead = {
  head: {
    chin: [500, 800],
    crown: [500, 200],
    leftEye: [600, 500],
    rightEye: [400, 500],
    eyeMiddle: [500, 500],
    cheekMiddle: [500, 520],
    interpupillaryPx: 200,
    rollDeg: 0,
  },
  hairTop: [500, 170],
};

function axisWith(lines: Parameters<typeof withLines>[1], rule: typeof skull | typeof hair) {
  const { head, hairTop } = withLines(found, lines, rule);
  return headAxis(head, hairTop, rule);
}

describe("lines laid by hand", () => {
  it("take the place of what was found", () => {
    expect(axisWith({ crown: [500, 240], eyes: [500, 480], chin: [500, 820] }, skull)).toMatchObject({
      eyeMiddle: [500, 480],
      crownPx: -240,
      chinPx: 340,
      hairTopPx: -310,
    });
  });

  it("move both eyes, so that their distance and their lean stay", () => {
    const { head } = withLines(found, { eyes: [510, 480] }, skull);
    expect([head.leftEye, head.rightEye]).toEqual([
      [610, 480],
      [410, 480],
    ]);
  });

  it("lay the crown that the rule asks for: the skull's or the hair's", () => {
    expect(axisWith({ crown: [500, 150] }, hair)).toMatchObject({ crownPx: -350 });
    expect(withLines(found, { crown: [500, 150] }, hair).head.crown).toEqual([500, 200]);
    expect(foundAt("crown", found, hair)).toEqual([500, 170]);
    expect(foundAt("crown", { ...found, hairTop: null }, hair)).toEqual([500, 200]);
  });

  it("raise the hair with a skull that is seen above it", () => {
    expect(withLines(found, { crown: [500, 150] }, skull).hairTop).toEqual([500, 150]);
    expect(withLines(found, { crown: [500, 180] }, skull).hairTop).toEqual([500, 170]);
  });

  it("go no further than 15 % of the head, and never past each other", () => {
    const wild = { crown: [500, 790], eyes: [500, 0], chin: [900, 400] } as const;
    const lines = linesWithinReach(
      { crown: [...wild.crown], eyes: [...wild.eyes], chin: [...wild.chin] },
      found,
      skull,
    );
    expect(lines.crown![1]).toBeCloseTo(290);
    expect(lines.eyes![1]).toBeCloseTo(410);
    expect(Math.hypot(lines.chin![0] - 500, lines.chin![1] - 800)).toBeCloseTo(90);
    const { crownPx, chinPx } = axisWith(lines, skull);
    expect(crownPx).toBeLessThan(0);
    expect(chinPx).toBeGreaterThan(0);
  });

  it("are the same on any number of pixels", () => {
    const shares = linesAsShares({ crown: [500, 240] }, 1000, 1200);
    expect(shares).toEqual({ crown: [0.5, 0.2] });
    expect(linesInPx(shares, 2000, 2400)).toEqual({ crown: [1000, 480] });
  });
});
