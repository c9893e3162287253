import { mirrored } from "../raster/mirror";
import type { Box, PixelSize, Raster } from "../types";
import {
  type CoverageMap,
  coverageOnGrid,
  eyeMiddle,
  type HeadGeometry,
  headHeightPx,
  resampledCoverage,
} from "./coverage";
import { connectedWith } from "./drop-islands";
import { viewOf } from "./picture";
import { distanceTo } from "./plane";
import { type CutOut, refineMatte } from "./refine-matte";

/** Input size of the person model. */
export const modelSidePx = 256;

/** The person model: a 256 x 256 RGB raster in, 65,536 coverages 0..1 out (selfie_segmentation.tflite). */
export type RunPersonMask = (raster256: Raster) => Float32Array | Promise<Float32Array>;

/**
 * Input of the person model with head and shoulders: a square of the source, 256 px, and its position in the working
 * raster.
 */
export interface Surroundings {
  raster: Raster;
  place: Box;
}

/** A view of head and shoulders to cut the person out of. */
export interface PersonView {
  /** RGB, 600 to 1000 px high. */
  image: Raster;
  /** In its pixels. */
  face: HeadGeometry;
  surroundings?: Surroundings | undefined;
}

/**
 * Cuts the person out of a view: three passes of the person model, one of them mirrored, fused into one coverage map
 * and refined.
 * @internal Used by tests.
 */
export async function personMatte(view: PersonView, runPersonMask: RunPersonMask): Promise<CutOut> {
  const { image, face } = view;
  return refineMatte({ image, coarse: await personCoverage(view, runPersonMask), face });
}

/**
 * Coverage below which a rough cut-out is background, and above which it is person: the mask is softer than real
 * edges.
 */
const rough = { nobody: 0.3, person: 0.7 };

/**
 * The same without refinement, in a fifth of the time: shows where the person is, but is not used to replace a
 * background.
 */
export async function roughMatte(view: PersonView, runPersonMask: RunPersonMask): Promise<CutOut> {
  const { image } = view;
  const { widthPx, heightPx } = image;
  const coarse = await personCoverage(view, runPersonMask);
  const coverage = coverageOnGrid(coarse, image, widthPx, heightPx);
  const alpha = new Uint8Array(coverage.length);
  const steepness = 255 / (rough.person - rough.nobody);
  for (let i = 0; i < alpha.length; i++)
    alpha[i] = Math.max(0, Math.min(255, (coverage[i]! - rough.nobody) * steepness + 0.5));
  return { matte: { widthPx, heightPx, alpha }, foreground: image, doubt: null };
}

/** What the model sees of the mirror image, turned back. */
const runMirrored = async (run: RunPersonMask, view: Parameters<RunPersonMask>[0]): Promise<Float32Array> =>
  mirrored(await run({ ...view, pixels: mirrored(view.pixels, modelSidePx, 3) }), modelSidePx, 1);

/**
 * The mean of what the model sees of a picture and of its mirror image. Of one alone the doubt of a cut-out changes by up to a quarter
 * where nobody sees a difference, enough to keep or to replace a background.
 */
export const onBothSides =
  (run: RunPersonMask): RunPersonMask =>
  async (view) => {
    const seen = await run(view);
    const seenMirrored = await runMirrored(run, view);
    return seen.map((coverage, i) => (coverage + seenMirrored[i]!) / 2);
  };

const passes = {
  /**
   * Longer side of the common grid: the closer passes are finer than the first. 512 px cost twice as much
   * without benefit.
   */
  gridSidePx: 1.5 * modelSidePx,
  /** The second pass: its extent below the chin, in head heights, and its side relative to head and hair. */
  belowChin: 0.25,
  room: 1.1,
  /** The third pass: its side, and the distance of its middle below the chin, in head heights. */
  neckSide: 1.2,
  neckBelowChin: 0.2,
  /** Its weight, relative to 1 of each other pass: only it sees a wall enclosed by hair and shoulder. */
  neckWeight: 1.5,
  /** Coverage of the first pass that is certainly the person if connected with the face. */
  sure: 0.8,
  /**
   * Distances from there, in head heights, up to which the close passes may add coverage, and up to which doubtful
   * values are kept. Both fade out over the same distance again.
   */
  closeReach: 0.06,
  doubtReach: 0.12,
};

/** Passes of the person model, the first on the surroundings if given, fused on a grid over the image. */
export async function personCoverage(view: PersonView, runPersonMask: RunPersonMask): Promise<CoverageMap> {
  const { image, face } = view;
  const longerPx = Math.max(image.widthPx, image.heightPx);
  const widthPx = Math.round((passes.gridSidePx * image.widthPx) / longerPx);
  const heightPx = Math.round((passes.gridSidePx * image.heightPx) / longerPx);
  const seen = await firstPass(view, { widthPx, heightPx }, runPersonMask);
  const place = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  const first = { widthPx, heightPx, coverage: seen, place };
  const second = await segmentSquare(image, headSquare(image, face, first), true, runPersonMask);
  const third = await segmentSquare(image, neckSquare(image, face), false, runPersonMask);
  const [eyeX, eyeY] = eyeMiddle(face);
  const cell = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, Math.floor(value)));
  const gridScale = widthPx / image.widthPx;
  const seed = cell(eyeY * gridScale, heightPx) * widthPx + cell(eyeX * gridScale, widthPx);
  const person = connectedWith({ widthPx, heightPx, values: seen }, seed, passes.sure);
  const coverage = fusePasses(
    seen,
    [resampledCoverage(second, image, widthPx, heightPx), resampledCoverage(third, image, widthPx, heightPx)],
    distanceTo({ widthPx, heightPx, values: person }, { from: 1 }),
    headHeightPx(face) * gridScale,
  );
  return { widthPx, heightPx, coverage, place };
}

/**
 * Uses the surroundings, and the whole image only outside them: the more of a room the model sees, the more of it it
 * takes for a person.
 */
async function firstPass(
  { image, surroundings }: PersonView,
  { widthPx, heightPx }: PixelSize,
  runPersonMask: RunPersonMask,
): Promise<Float32Array> {
  const near =
    surroundings &&
    resampledCoverage(
      mapOf(surroundings.place, await runPersonMask(surroundings.raster)),
      image,
      widthPx,
      heightPx,
    );
  if (near && covers(surroundings.place, image)) return near.coverage;
  const sidePx = Math.max(image.widthPx, image.heightPx);
  const whole = square((image.widthPx - sidePx) / 2, (image.heightPx - sidePx) / 2, sidePx);
  const map = await segmentSquare(image, whole, false, runPersonMask);
  const seen = coverageOnGrid(map, image, widthPx, heightPx);
  if (near)
    for (let i = 0; i < seen.length; i++)
      seen[i] = seen[i]! + near.confidence[i]! * (near.coverage[i]! - seen[i]!);
  return seen;
}

const covers = ({ x, y, width, height }: Box, { widthPx, heightPx }: Raster): boolean =>
  x <= 0 && y <= 0 && x + width >= widthPx && y + height >= heightPx;

type ResampledCoverage = ReturnType<typeof resampledCoverage>;

/**
 * The mean of all passes, but the close ones, which see less of the room, add nothing far from what the first is
 * certain of, and doubtful values even further away are dropped: skin-coloured wood and brick confuse the model.
 */
function fusePasses(
  first: Float32Array,
  [second, third]: [ResampledCoverage, ResampledCoverage],
  toPersonPx: Float32Array,
  headPx: number,
): Float32Array {
  const fused = new Float32Array(first.length);
  for (let i = 0; i < first.length; i++) {
    const seen = first[i]!;
    const head = second.confidence[i]!;
    const neck = passes.neckWeight * third.confidence[i]!;
    const mean = (seen + head * second.coverage[i]! + neck * third.coverage[i]!) / (1 + head + neck);
    const away = toPersonPx[i]! / headPx;
    const beyond = Math.min(1, Math.max(0, away / passes.closeReach - 1));
    const near = mean + beyond * (Math.min(seen, mean) - mean);
    fused[i] = near * Math.min(1, Math.max(0, 2 - away / passes.doubtReach));
  }
  return fused;
}

const square = (x: number, y: number, sidePx: number): Box => ({ x, y, width: sidePx, height: sidePx });

/** The first and the last cell of a row that are more likely person than background. */
function spanOf(row: Float32Array): { first: number; last: number } | null {
  let first = 0;
  while (first < row.length && row[first]! < 0.5) first++;
  if (first === row.length) return null;
  let last = row.length - 1;
  while (row[last]! < 0.5) last--;
  return { first, last };
}

/** Head and hair found by the first pass, above the chin, with space around, moved inside the image. */
function headSquare(image: Raster, face: HeadGeometry, first: CoverageMap): Box {
  const headPx = headHeightPx(face);
  const [eyeX, eyeY] = eyeMiddle(face);
  // Never smaller than the skull, even if the first pass finds less.
  let left = eyeX - 0.4 * headPx;
  let right = eyeX + 0.4 * headPx;
  let top = eyeY - 0.55 * headPx;
  const bottom = face.chin[1] + passes.belowChin * headPx;
  const cellPx = first.place.width / first.widthPx;
  const columnOf = (px: number) => (px - first.place.x) / cellPx - 0.5;
  const from = Math.max(0, Math.ceil(columnOf(eyeX - 1.2 * headPx)));
  const to = Math.min(first.widthPx, Math.floor(columnOf(eyeX + 1.2 * headPx)) + 1);
  for (let y = 0; y < first.heightPx; y++) {
    const rowPx = first.place.y + (y + 0.5) * cellPx;
    if (rowPx > face.chin[1]) break;
    const span = spanOf(first.coverage.subarray(y * first.widthPx + from, y * first.widthPx + to));
    if (!span) continue;
    left = Math.min(left, first.place.x + (from + span.first + 0.5) * cellPx);
    right = Math.max(right, first.place.x + (from + span.last + 0.5) * cellPx);
    top = Math.min(top, rowPx);
  }
  const sidePx = Math.min(passes.room * Math.max(right - left, bottom - top), image.widthPx, image.heightPx);
  const within = (from: number, to: number, limitPx: number) =>
    Math.max(0, Math.min(limitPx - sidePx, (from + to - sidePx) / 2));
  return square(within(left, right, image.widthPx), within(top, bottom, image.heightPx), sidePx);
}

/** Neck and shoulders, where hair and cloth can enclose a wall; moved inside the image. */
function neckSquare(image: Raster, face: HeadGeometry): Box {
  const headPx = headHeightPx(face);
  const sidePx = Math.min(passes.neckSide * headPx, image.widthPx, image.heightPx);
  const within = (middle: number, limitPx: number) =>
    Math.max(0, Math.min(limitPx - sidePx, middle - sidePx / 2));
  return square(
    within(face.chin[0], image.widthPx),
    within(face.chin[1] + passes.neckBelowChin * headPx, image.heightPx),
    sidePx,
  );
}

async function segmentSquare(
  image: Raster,
  place: Box,
  isMirrored: boolean,
  run: RunPersonMask,
): Promise<CoverageMap> {
  const view = viewOf(image, place, modelSidePx);
  const seen = isMirrored ? await runMirrored(run, view) : await run(view);
  return mapOf(place, seen);
}

const mapOf = (place: Box, coverage: Float32Array): CoverageMap => ({
  widthPx: modelSidePx,
  heightPx: modelSidePx,
  coverage,
  place,
});
