import type { PhotoRule } from "../types";

/** What the guidance goes by before a document is chosen: the usual size, and the head that ICAO Doc 9303 describes. */
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
