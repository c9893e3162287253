import type { CropSource } from "../../../../photo/core/crop/crop-source";

const view = { centre: [500, 500] as [number, number], angle: 0, scale: 0.5, widthPx: 500, heightPx: 500 };

/** A head of 600 px in the middle of a source of 1000 x 1000 px, for 35 x 45 mm. */
export const cropSource: CropSource = {
  view,
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
  rule: {
    widthMm: 35,
    heightMm: 45,
    head: { heightMm: { min: 31.5, max: 36 }, crown: "skull" },
    eyeLineMm: null,
    topMarginMm: null,
  },
  widthMm: 35,
  area: {
    sourceWidthPx: 1000,
    sourceHeightPx: 1000,
    upscalingPerMm: 0,
    view: { ...view, scale: 1, widthPx: 1000, heightPx: 1000 },
    body: null,
  },
};
