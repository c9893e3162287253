import type { Card, CardRejection } from "../../contract/card";
import type { Face, PhotoReport } from "../../contract/photo-report";

/** What a card of a passport looks like as an answer; numbers fit together, names are made up. */
export const id = (digit: string) => digit.repeat(32);
export const fileName = `${id("a")}.jpg`;
export const urlOf = (name: string) =>
  `/v5/image/file/${name}?expires=1795353600000&signature=${"0123456789abcdef".repeat(4)}`;
export const fileOf = (name: string) => ({ fileName: name, url: urlOf(name) });

export const face: Face = {
  box: { x: 400, y: 420, width: 400, height: 520 },
  chin: [600, 940],
  crown: [600, 300],
  hairTop: [600, 270],
  leftEye: [510, 600],
  rightEye: [690, 600],
  yawDeg: 0.8,
  pitchDeg: -2.1,
  rollDeg: 0.4,
  score: 0.98,
};

const headCheck = {
  rule: "face-size",
  verdict: "pass" as const,
  measured: 34,
  min: 32,
  max: 36,
  unit: "mm",
  messageKey: "face-size.pass",
};

export const rejection: CardRejection = {
  accepted: false,
  checks: [
    {
      ...headCheck,
      rule: "face-count",
      verdict: "fail",
      measured: 0,
      min: 1,
      max: 1,
      unit: null,
      messageKey: "face-count.none",
    },
  ],
};

const view = { centre: [600, 660] as [number, number], angle: 0, scale: 1, widthPx: 658, heightPx: 846 };

export const card: Card = {
  digital: {
    ...fileOf(`${id("b")}.jpg`),
    widthPx: 413,
    heightPx: 531,
    dpi: 300,
    bytes: 61_440,
    format: "jpeg",
  },
  printout: {
    ...fileOf(`${id("c")}.jpg`),
    pdfUrl: urlOf(`${id("d")}.pdf`),
    widthPx: 1800,
    heightPx: 1200,
    dpi: 300,
    paper: "4x6in",
    rows: 2,
    columns: 4,
    copies: 8,
  },
  preview: fileOf(`${id("e")}.jpg`),
  surround: {
    ...fileOf(`${id("f")}.jpg`),
    view,
    head: {
      chin: face.chin,
      crown: face.crown,
      leftEye: face.leftEye,
      rightEye: face.rightEye,
      eyeMiddle: [600, 600],
      cheekMiddle: [600, 700],
      interpupillaryPx: 180,
      rollDeg: 0.4,
    },
    hairTop: face.hairTop,
    rule: {
      widthMm: 35,
      heightMm: 45,
      head: { heightMm: { min: 32, max: 36 }, crown: "skull" },
      eyeLineMm: null,
      topMarginMm: null,
    },
    widthMm: 55.8,
    area: { sourceWidthPx: 1200, sourceHeightPx: 1600, upscalingPerMm: 0.053, view, body: null },
  },
  face,
  result: {
    headHeightMm: 34,
    hairTopToChinMm: 35.6,
    eyeLineFromBottomMm: 25.4,
    topMarginMm: 3.2,
    centreOffsetMm: 0.1,
    rollDeg: 0,
    interpupillaryPx: 113,
  },
  checks: [headCheck],
  edits: ["rotate", "crop", "resize"],
  policyConflict: false,
  grade: "ready",
  accepted: true,
};

export const report: PhotoReport = {
  mode: "check",
  accepted: true,
  grade: "ready",
  given: { format: "jpeg", widthPx: 1200, heightPx: 1543, bytes: 182_400 },
  face,
  result: card.result,
  checks: [headCheck],
};
