import type { HeadPoints } from "../../face/head";
import { landmarks } from "../../face/landmarks";
import type { FaceMesh } from "../../face/mesh";
import { distance, meshPoint } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check, Raster } from "../../types";
import { judge, notChecked } from "../judge";
import { aboveOthers, hardestTear, outOfPattern } from "./torn-picture";

/** More than this between two samples counts no more: one hard edge in a face does not make a torn row. */
const stepMax = 40;

/** On both sides of the face, where its box is as wide as the cheeks. */
const cheekPoints = [landmarks.rightCheek, landmarks.leftCheek] as const;

/** Above the eyes' middle, in distances of the eyes: a fringe or the brim of a hat is a straight line, too. */
const aboveEyes = 0.2;

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

/** Beside the face, in its widths: a tear goes on there, the rims of glasses and the line of a fringe do not. */
const besideFace = 0.3;

interface Columns {
  from: number;
  to: number;
}

/** Mean difference of each row of the box to the row before it, in the columns that are given for each row. */
function rowSteps(
  { widthPx, channels, pixels }: Raster,
  { top, bottom }: ReturnType<typeof faceBox>,
  columnsOf: (row: number) => Columns,
  leastCount: number,
): number[] {
  const across = widthPx * channels;
  const means = [0];
  for (let line = 1; line < bottom - top; line++) {
    const { from, to } = columnsOf(top + line);
    let sum = 0;
    const start = (top + line) * across;
    for (let at = start + from * channels; at < start + to * channels; at += channels) {
      const r = Math.abs(pixels[at]! - pixels[at - across]!);
      const g = Math.abs(pixels[at + 1]! - pixels[at + 1 - across]!);
      const b = Math.abs(pixels[at + 2]! - pixels[at + 2 - across]!);
      sum += Math.min(stepMax, r) + Math.min(stepMax, g) + Math.min(stepMax, b);
    }
    // A row beside the jaw is short, and says little.
    means.push(sum / (3 * Math.max(1, to - from, leastCount)));
  }
  return means;
}

/** How far each line stands out of its neighbours; those at both ends, which lack neighbours, are left out. */
const standOut = (means: readonly number[], besideFrom: number): number[] =>
  means
    .map(
      (mean, i) =>
        mean -
        Math.max(...[besideFrom, besideFrom + 1].flatMap((away) => [means[i - away]!, means[i + away]!])),
    )
    .slice(besideFrom + 2, -besideFrom - 1);

/** The hardest row across the face that goes on beside it, at least half as hard, to one side. */
function hardestInFace(raster: Raster, box: ReturnType<typeof faceBox>, besideFrom: number): number {
  const width = box.right - box.left;
  const inset = (row: number): number =>
    1 + Math.round(jawInset * width * ((row - box.top) / (box.bottom - box.top)) ** 2);
  const asidePx = Math.round(besideFace * width);
  const rows = (columnsOf: (row: number) => Columns, leastCount = 0): number[] =>
    standOut(rowSteps(raster, box, columnsOf, leastCount), besideFrom);
  const face = rows((row) => ({ from: box.left + inset(row), to: box.right - inset(row) }), width / 2);
  const right = outOfPattern(rows(() => ({ from: Math.max(0, box.left - asidePx), to: box.left })));
  const left = outOfPattern(
    rows(() => ({ from: box.right, to: Math.min(raster.widthPx, box.right + asidePx) })),
  );
  return aboveOthers(face.map((row, i) => Math.min(row, 2 * Math.max(right[i]!, left[i]!))));
}

/** Smaller faces have features that are one row high. */
const eyesPxMin = 70;

/** Above the head's top a ceiling can be as straight as a tear. */
const aboveCrown = 0.05;

/** The hardest line across the whole picture where the head is: rows, and columns for pictures that were turned. */
function hardestAcross(raster: Raster, mesh: FaceMesh, head: HeadPoints, isShrunk: boolean): number {
  const [crown, chin] = [head.crown[1], head.chin[1]];
  const up = aboveCrown * (chin - crown);
  const columns = cheekPoints.map((index) => meshPoint(mesh, index)[0]);
  return Math.max(
    hardestTear(raster, true, { from: crown - up, to: chin }, isShrunk),
    hardestTear(raster, false, { from: Math.min(...columns), to: Math.max(...columns) }, isShrunk),
  );
}

/**
 * JPEG, WebP and HEIC have no checksums: a flipped bit shifts all that is decoded after it, which tears the picture along
 * a row of blocks. Looked for across the picture, in rows and, for pictures that were turned, in columns; and in rows of
 * the face, where little of the picture is beside it.
 *
 * @param decodeScale below 1 the tear is two lines wide
 */
export function checkIntegrity(raster: Raster, mesh: FaceMesh, head: HeadPoints, decodeScale: number): Check {
  if (head.interpupillaryPx < eyesPxMin) return notChecked("integrity", "damaged");
  const isShrunk = decodeScale < 0.95;
  const across = hardestAcross(raster, mesh, head, isShrunk);
  const whole = judge("integrity", "damaged", across, thresholds.tornPicture);
  if (whole.verdict === "fail") return whole;
  const inFace = hardestInFace(raster, faceBox(raster, mesh, head), isShrunk ? 2 : 1);
  return judge("integrity", "damaged", inFace, isShrunk ? thresholds.tornRowShrunk : thresholds.tornRow);
}
