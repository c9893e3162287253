import { type Cheek, skinOf } from "../../face/cheeks";
import type { FacePatch } from "../../face/face-patch";
import { greysOf } from "../../face/features";
import { fillPolygon } from "../../face/fill-polygon";
import { outlines } from "../../face/landmarks";
import { type FaceMesh, meshPoint, middle } from "../../face/mesh";
import type { CheckId } from "../../findings";
import { deltaE, labOfRgb, luma, type Rgb } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, Point } from "../../types";
import { judge } from "../judge";
import { printedStrokes } from "./printed-strokes";

/** How much larger than an eye is what is looked at around it. */
const aroundEye = 1.6;

/** Grey levels by which neighbours of one light differ at most. */
const sameLight = 1.5;

/** Around both eyes. */
interface AroundEyes {
  /** Share in percent where a pixel is as light as those to its right and below. */
  evenPercent: number;
  /** Mean grey level. */
  grey: number;
}

function lookAroundEyes({ edgePx, at }: FacePatch, greys: Float32Array, mesh: FaceMesh): AroundEyes {
  const areas = [outlines.rightEye, outlines.leftEye].map((eye) => {
    const corners = eye.map((index) => at(meshPoint(mesh, index)));
    const [x, y] = middle(...corners);
    const larger = corners.map(([u, v]): Point => [x + aroundEye * (u - x), y + aroundEye * (v - y)]);
    return fillPolygon(larger, edgePx);
  });
  let count = 0;
  let even = 0;
  let sum = 0;
  for (let i = 0; i + edgePx < greys.length; i++) {
    if (areas.every((area) => !area[i])) continue;
    count++;
    sum += greys[i]!;
    const differs = (other: number): boolean => Math.abs(greys[i]! - greys[other]!) >= sameLight;
    if (!differs(i + 1) && !differs(i + edgePx)) even++;
  }
  return { evenPercent: (100 * even) / Math.max(1, count), grey: sum / Math.max(1, count) };
}

/** How far around a pixel all must have one light for an even piece, and by how many grey levels they may differ. */
const evenPiece = { reachPx: 2, levels: 3 };

/** Darker than this is black (L*), and this far from the skin. */
const blackPaint = { lightnessMax: 15, fromSkin: 25 };

/** The pixels of the face that lie in an even black piece. */
function blackPieces({ pixels, inFace, edgePx }: FacePatch, greys: Float32Array, skin: Rgb): Uint8Array {
  const { reachPx, levels } = evenPiece;
  const skinLab = labOfRgb(skin);
  return inFace.map((isInside, i) => {
    if (!isInside) return 0;
    const lab = labOfRgb([0, 1, 2].map((c) => Math.round(pixels[3 * i + c]!)) as Rgb);
    if (lab[0] >= blackPaint.lightnessMax || deltaE(lab, skinLab) <= blackPaint.fromSkin) return 0;
    let [least, most] = [Infinity, -Infinity];
    for (let down = -reachPx; down <= reachPx; down++) {
      for (let aside = -reachPx; aside <= reachPx; aside++) {
        const grey = greys[i + down * edgePx + aside];
        if (grey === undefined) continue;
        least = Math.min(least, grey);
        most = Math.max(most, grey);
      }
    }
    return most - least <= levels ? 1 : 0;
  });
}

/** Pixels of the largest connected piece of a mask. */
function largestPiece(mask: Uint8Array, edgePx: number): number {
  const left = Uint8Array.from(mask);
  let largest = 0;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    const found = [start];
    left[start] = 0;
    for (const at of found) {
      for (const next of [at - 1, at + 1, at - edgePx, at + edgePx]) {
        if (left[next] !== 1) continue;
        left[next] = 0;
        found.push(next);
      }
    }
    largest = Math.max(largest, found.length);
  }
  return largest;
}

/** Lenses leave skin at most so much of its light (share); what is lighter around the eyes is no lens. */
const lensLight = 0.75;

/**
 * A bar, a mosaic, a sticker or a watermark over the face. Skin, lids and lashes are never as even as paint, which hides the eyes;
 * elsewhere a black piece and printed letters on the skin are reported.
 *
 * @param areLensesDark the eyes are behind dark lenses, which are as even as dark paint
 * @returns null where only lenses are seen
 */
export function checkDrawnOver(
  patch: FacePatch,
  mesh: FaceMesh,
  cheeks: { right: Cheek; left: Cheek },
  areLensesDark: boolean,
): Check | null {
  const greys = greysOf(patch.pixels);
  const skin = skinOf(cheeks);
  const { evenPercent, grey } = lookAroundEyes(patch, greys, mesh);
  const eyes = judge("occlusion", "drawnOver", evenPercent, thresholds.hiddenEyesPercent);
  if (eyes.verdict !== "pass" && !(areLensesDark && grey < lensLight * luma(...skin))) return eyes;
  if (areLensesDark) return null;
  const pieces = blackPieces(patch, greys, skin);
  const share =
    (100 * largestPiece(pieces, patch.edgePx)) /
    Math.max(
      1,
      patch.inFace.reduce((a, b) => a + b, 0),
    );
  const black = judge("occlusion", "drawnOver", share, thresholds.blackPercent);
  if (black.verdict !== "pass") return black;
  return judge(
    "occlusion",
    "drawnOver",
    printedStrokes(patch, greys, mesh),
    thresholds.printedStrokesPercent,
  );
}

/** What paint over the eyes makes untrue: it has edges, as rims and torn rows have, and is darker or lighter than a face. */
const untrueOfPaint: ReadonlySet<CheckId> = new Set<CheckId>([
  ...(["eyes-open", "eyes-visible", "red-eyes", "gaze", "glasses"] as const),
  ...(["sharpness", "contrast", "exposure", "integrity"] as const),
]);

/** Where the eyes are drawn over, without what only the paint shows. */
export function withoutPaint(checks: Check[]): Check[] {
  if (!checks.some(({ messageKey, verdict }) => messageKey === "drawnOver" && verdict === "fail"))
    return checks;
  return checks.map((check) =>
    untrueOfPaint.has(check.rule)
      ? { ...check, verdict: "not-checked", measured: null, min: null, max: null, unit: null }
      : check,
  );
}
