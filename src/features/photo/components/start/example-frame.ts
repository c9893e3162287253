import type { DrawingFrame } from "../../../../../drawing/drawing-frame";

/** Drawn until a document is chosen: 35 x 45 mm, the most common size, with the head of ICAO Doc 9303. */
export const exampleFrame: DrawingFrame = {
  widthMm: 35,
  heightMm: 45,
  headMm: { min: 32, max: 36 },
  crown: "skull",
  eyeLineMm: null,
  topMarginMm: null,
  background: "#e9ecee",
};
