import type { HeadPoints } from "../../face/head";
import { distance } from "../../face/mesh";
import { luma } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, Raster } from "../../types";
import { judge, plainCheck } from "../judge";

/** JPEG codes squares of so many pixels, each by itself. */
const blockPx = 8;

/** More than this between two pixels counts no more: it is an edge of the person. */
const stepMax = 30;

/** What is looked at around the eyes, in heights of the head. */
const around = { aside: 0.6, above: 0.6, below: 0.7 };

/** Of the rows and columns along an edge every other one is enough for a mean. */
const stridePx = 2;

/** A picture that was shrunk shows no edges of blocks: they are no longer a pixel wide. */
const wholeFrom = 0.95;

/** From the first to the last pixel that is looked at, along and across the steps. */
interface Place {
  from: number;
  to: number;
}

/** Mean step of grey levels from each line to the next, by the place of the line in its block. */
function stepsInBlock({ widthPx, channels, pixels }: Raster, isRow: boolean, along: Place, across: Place) {
  const sums = new Float64Array(blockPx);
  const counts = new Float64Array(blockPx);
  const [line, next] = isRow ? [channels, widthPx * channels] : [widthPx * channels, channels];
  const greyAt = (at: number): number => luma(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
  for (let place = along.from; place < along.to; place += stridePx) {
    for (let step = across.from; step < across.to; step++) {
      const at = place * line + step * next;
      sums[step % blockPx]! += Math.min(stepMax, Math.abs(greyAt(at) - greyAt(at - next)));
      counts[step % blockPx]!++;
    }
  }
  return Array.from(sums, (sum, i) => sum / Math.max(1, counts[i]!));
}

/** How far the hardest place in a block stands out of the others. */
function edgeOfBlocks(means: readonly number[]): number {
  const [hardest, second] = [...means].sort((a, b) => b - a);
  return hardest! - second!;
}

/**
 * Edges between the blocks of a JPEG that can be seen on the face: at the same place in every eight rows and columns. Copies of
 * pictures that were compressed too heavily have them, too.
 *
 * @param decodeScale pixels of the raster per pixel of the upload
 */
export function checkCompression(raster: Raster, head: HeadPoints, decodeScale: number): Check {
  if (decodeScale < wholeFrom) return plainCheck("compression", "compressed", "pass", null);
  const headPx = distance(head.crown, head.chin);
  const [x, y] = head.eyeMiddle;
  const within = (from: number, to: number, lengthPx: number): Place => ({
    from: Math.max(1, Math.round(from)),
    to: Math.min(lengthPx, Math.round(to)),
  });
  const columns = within(x - around.aside * headPx, x + around.aside * headPx, raster.widthPx);
  const rows = within(y - around.above * headPx, y + around.below * headPx, raster.heightPx);
  const edges = Math.min(
    edgeOfBlocks(stepsInBlock(raster, true, columns, rows)),
    edgeOfBlocks(stepsInBlock(raster, false, rows, columns)),
  );
  return judge("compression", "compressed", Math.max(0, edges), thresholds.blockEdges);
}
