import type { EditPolicy, PhotoRequest, PhotoRule } from "../../photo/core/types";

/** A passport photo of 35x45 mm, head 31.5 to 36 mm, on white; any field can be another. */
export function testRule(other: Partial<PhotoRule> = {}, policy: Partial<EditPolicy> = {}): PhotoRule {
  return {
    urlPath: "test-35x45",
    widthMm: 35,
    heightMm: 45,
    dpi: 300,
    head: { heightMm: { min: 31.5, max: 36 }, crown: "skull" },
    eyeLineMm: null,
    topMarginMm: null,
    backgrounds: ["#ffffff", "#d0dcec"],
    colour: "colour",
    digital: null,
    glasses: null,
    headCovering: null,
    expression: null,
    ...other,
    editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed", ...policy },
  };
}

/** Two inches square, with a file of its own. */
export const squareDocument = {
  widthMm: 50.8,
  heightMm: 50.8,
  head: { heightMm: { min: 25, max: 35 }, crown: "hair" },
  eyeLineMm: { min: 28, max: 35 },
  digital: {
    widthPx: { min: 600, max: 1200 },
    heightPx: { min: 600, max: 1200 },
    aspectRatio: null,
    minKb: 54,
    maxKb: 240,
    format: "jpeg",
  },
} satisfies Partial<PhotoRule>;

export function testRequest(
  image: Uint8Array,
  rule: PhotoRule,
  other: Partial<PhotoRequest> = {},
): PhotoRequest {
  return { image, rule, background: "auto", paper: "4x6in", sheetLabel: rule.urlPath, ...other };
}
