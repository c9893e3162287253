import type { Band } from "./types";

/** Limits of what is asked of the engine: the API, the npm package and the controls on the pages have the same. */

/** Manual correction of the crop. The document's rules limit it further. */
export const adjustBounds = {
  scale: { min: 0.5, max: 2 },
  dxMm: { min: -20, max: 20 },
  dyMm: { min: -20, max: 20 },
  rotateDeg: { min: -15, max: 15 },
} as const satisfies Record<string, Band>;

/** Photos on one sheet. */
export const copyBounds: Band = { min: 1, max: 100 };

/** Custom sizes: from a stamp to a large print; no document photo is outside. */
export const ownSizeMm: Band = { min: 10, max: 150 };
export const ownSizeDpi: Band = { min: 72, max: 1200 };
/** A6 at 300 dpi is 1748 px; more is not a document photo and slows every step of the engine. */
export const maxOwnSizeEdgePx = 2400;
/** Minimum pixels at any resolution: with fewer, no face is recognisable. */
export const minOwnSizeEdgePx = 100;
/** Limits of its file size; 1 kB = 1000 bytes. */
export const ownSizeKb: Band = { min: 5, max: 5000 };

/** Characters of the name below a photo: more than fit into any strip. */
export const maxNameLength = 100;
