import type { HeadPoints } from "../face/head";
import type { FaceMesh } from "../face/mesh";
import { distance, meshPoint } from "../face/mesh";
import { toView, type View } from "../raster/warp";
import type { Check, Point, Raster } from "../types";
import { judge, notChecked, plainCheck } from "./judge";
import { thresholds } from "./thresholds";

/** More than this between two samples counts no more: one hard edge in a face does not make a torn row. */
const stepMax = 40;

/** Points of the mesh that lie on both sides of the face, where its box is as wide as the cheeks. */
const cheekPoints = [234, 454] as const;

/** Above the eyes' middle, in distances of the eyes: a fringe or the brim of a hat is a straight line, too. */
const aboveEyes = 0.2;

/** Share of the face's width whose columns are left out on each side: an edge of the room can pass close to the cheek. */
const besideCheeks = 0.25;

/** The box of the face from the brows to the chin, in whole pixels; it is not turned, as damage is not. */
function faceBox({ widthPx, heightPx }: Raster, mesh: FaceMesh, head: HeadPoints) {
  const columns = cheekPoints.map((index) => meshPoint(mesh, index)[0]);
  const [from, to] = [Math.min(...columns), Math.max(...columns)];
  const headPx = distance(head.crown, head.chin);
  return {
    left: Math.max(0, Math.round(from)),
    right: Math.min(widthPx, Math.round(to)),
    top: Math.max(0, Math.round(head.eyeMiddle[1] - aboveEyes * head.interpupillaryPx)),
    bottom: Math.min(heightPx, Math.round(head.chin[1] + 0.05 * headPx)),
  };
}

/** How much narrower the box gets towards the chin on each side, of its width: beside the jaw lies the background. */
const jawInset = 0.24;

/** Mean difference of each line of the box to the line before it. */
function steps(
  { widthPx, channels, pixels }: Raster,
  box: ReturnType<typeof faceBox>,
  isRow: boolean,
): number[] {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const insetPx = (row: number): number => Math.round(jawInset * width * ((row - box.top) / height) ** 2);
  const across = isRow ? widthPx * channels : channels;
  const lines = isRow ? height : width;
  const sums = new Float64Array(lines);
  const counts = new Uint32Array(lines);
  for (let row = box.top + 1; row < box.bottom; row++) {
    const inset = insetPx(row);
    for (let column = box.left + 1 + inset; column < box.right - inset; column++) {
      const at = (row * widthPx + column) * channels;
      const line = isRow ? row - box.top : column - box.left;
      counts[line]!++;
      for (let c = 0; c < 3; c++) {
        sums[line]! += Math.min(stepMax, Math.abs(pixels[at + c]! - pixels[at + c - across]!));
      }
    }
  }
  // A line beside the jaw is short, and says little.
  return Array.from(sums, (sum, line) => sum / (3 * Math.max(counts[line]!, (isRow ? width : height) / 2)));
}

/** Every row, and the columns that are surely not beside the cheeks. */
const linesOfFace = (means: number[], isRow: boolean): number[] =>
  isRow
    ? means
    : means.slice(Math.round(besideCheeks * means.length), -Math.round(besideCheeks * means.length));

/** How far the hardest single line stands out of its neighbours; faces, glasses and fringes have none that crosses them all. */
function tear(means: number[], besideFrom: number): number {
  let hardest = 0;
  for (let i = besideFrom + 1; i < means.length - besideFrom - 1; i++) {
    const beside = [besideFrom, besideFrom + 1].map((away) => Math.max(means[i - away]!, means[i + away]!));
    hardest = Math.max(hardest, means[i]! - Math.max(...beside));
  }
  return hardest;
}

/** Smaller faces have features that are one row high. */
const eyesPxMin = 70;

/**
 * JPEG, WebP and HEIC have no checksums: a flipped bit shifts all that is decoded after it, which tears the picture along
 * a row of blocks. Looked for across the face, in rows and, for pictures that were turned, in columns.
 *
 * @param decodeScale below 1 the tear is two lines wide
 */
export function checkIntegrity(raster: Raster, mesh: FaceMesh, head: HeadPoints, decodeScale: number): Check {
  if (head.interpupillaryPx < eyesPxMin) return notChecked("integrity", "damaged");
  const box = faceBox(raster, mesh, head);
  const isShrunk = decodeScale < 0.95;
  const tears = [true, false].map((isRow) =>
    tear(linesOfFace(steps(raster, box, isRow), isRow), isShrunk ? 2 : 1),
  );
  return judge(
    "integrity",
    "damaged",
    Math.max(...tears),
    isShrunk ? thresholds.tornRowShrunk : thresholds.tornRow,
  );
}

/** Enough points of the mesh for a mean; the irises' neighbours, lips, nose and outline are among them. */
const comparedPoints = [1, 10, 33, 61, 133, 152, 168, 234, 263, 291, 362, 454] as const;

/**
 * The finished photo is still this face: the mesh believes in it, and its points lie where the source's points went.
 *
 * @param found the mesh on the finished photo, null where no face was found there
 */
export function checkFinishedFace(source: FaceMesh, view: View, found: FaceMesh | null): Check {
  if (!found || found.flag < thresholds.meshFlag.fail.min) {
    return plainCheck("finished-face", "incompleteFace", "fail", null);
  }
  const eyesPx = distance(meshPoint(found, 33), meshPoint(found, 263));
  const offset = (index: number): number => {
    const expected: Point = toView(view, meshPoint(source, index));
    return distance(expected, meshPoint(found, index)) / eyesPx;
  };
  const mean = comparedPoints.reduce((sum, index) => sum + offset(index), 0) / comparedPoints.length;
  return judge("finished-face", "incompleteFace", mean, thresholds.finishedFaceOffset);
}
