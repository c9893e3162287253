import { describe, expect, it } from "@jest/globals";
import { digitalSize, hasPrintShape, printSize, widthShownMm } from "../../../../photo/core/crop/output-size";
import type { PhotoRule } from "../../../../photo/core/types";

const rule = (widthMm: number, heightMm: number, digital: PhotoRule["digital"] = null): PhotoRule => ({
  urlPath: "test",
  widthMm,
  heightMm,
  dpi: 300,
  head: null,
  eyeLineMm: null,
  topMarginMm: null,
  backgrounds: ["#ffffff"],
  colour: "colour",
  digital,
  editPolicy: { background: "unknown", retouch: "unknown", geometry: "unknown" },
  glasses: null,
  headCovering: null,
  expression: null,
});

const pixels = (
  across: [number, number | null],
  down: [number, number | null],
  aspectRatio: number | null = null,
): PhotoRule["digital"] => ({
  widthPx: { min: across[0], max: across[1] },
  heightPx: { min: down[0], max: down[1] },
  aspectRatio,
  minKb: null,
  maxKb: null,
  format: "jpeg",
});

describe("output sizes", () => {
  it("prints 35x45 mm at 300 dpi with 413x531 pixels", () => {
    expect(printSize(rule(35, 45))).toEqual({ widthPx: 413, heightPx: 531 });
  });

  it.each([
    ["the print's pixels without a rule", rule(35, 45), 413, 531],
    ["the print's pixels inside the bands", rule(50.8, 50.8, pixels([600, 1200], [600, 1200])), 600, 600],
    ["the exact pixels of the authority", rule(35, 45, pixels([400, 400], [514, 514])), 400, 514],
    ["3:4 where the authority states it", rule(35, 45, pixels([900, 4500], [1200, 6000], 3 / 4)), 900, 1200],
    ["3:4 within narrow bands", rule(33, 48, pixels([354, 420], [472, 560], 3 / 4)), 420, 560],
    ["3:4 at the print's height", rule(35, 45, pixels([350, 413], [467, 531], 3 / 4)), 398, 531],
    ["the print's pixels where no limit is stated", rule(35, 45, pixels([0, null], [0, null])), 413, 531],
    ["the least where the print has fewer", rule(35, 45, pixels([492, null], [633, null])), 492, 633],
    ["the most where the print has more", rule(35, 45, pixels([0, 350], [0, 450])), 350, 450],
    ["larger where the authority asks for more", rule(35, 45, pixels([700, 1400], [900, 1800])), 700, 900],
  ])("gives %s", (_name, wanted, widthPx, heightPx) => {
    expect(digitalSize(wanted)).toEqual({ widthPx, heightPx });
  });

  it("knows a file of another shape, and how much more it shows", () => {
    const china = rule(33, 48, pixels([354, 354], [472, 472]));
    const size = digitalSize(china);
    expect(size).toEqual({ widthPx: 354, heightPx: 472 });
    expect(hasPrintShape(size, china)).toBe(false);
    expect(widthShownMm(size, china)).toBeCloseTo(36);
  });
});
