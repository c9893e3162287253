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

export function testRequest(
  image: Uint8Array,
  rule: PhotoRule,
  other: Partial<PhotoRequest> = {},
): PhotoRequest {
  return { image, rule, background: "auto", paper: "4x6in", sheetLabel: rule.urlPath, ...other };
}
