import type { PhotoRule } from "../types";

/** The rule for the guidance before a document is chosen: the most common size, and the head of ICAO Doc 9303. */
export const usualRule: PhotoRule = {
  urlPath: "",
  widthMm: 35,
  heightMm: 45,
  dpi: 300,
  head: null,
  eyeLineMm: null,
  topMarginMm: null,
  backgrounds: ["#ffffff"],
  colour: "either",
  digital: null,
  editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
  glasses: null,
  headCovering: null,
  expression: null,
};
