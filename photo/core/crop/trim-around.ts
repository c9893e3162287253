import { thresholds } from "../thresholds";
import type { Box, PixelSize } from "../types";

const { min: ratioMin, max: ratioMax } = thresholds.aspectRatio.fail;

/** Vertical position of the head's middle in a trimmed picture, as a share: a photo shows shoulders too. */
const headMiddleAt = 0.4;

/** Start of a range of this length that contains the head; null if there is none. */
function startOf(lengthPx: number, wholePx: number, head: [from: number, to: number], middleAt: number) {
  const from = Math.max(0, Math.floor(head[0]));
  const to = Math.min(wholePx, Math.ceil(head[1]));
  if (to - from > lengthPx) return null;
  const wanted = Math.round((head[0] + head[1]) / 2 - middleAt * lengthPx);
  return Math.max(0, to - lengthPx, Math.min(wholePx - lengthPx, from, wanted));
}

/**
 * The largest part with accepted proportions that contains the whole head, of a picture that is too narrow or too
 * wide. Null if the proportions are accepted, or no part contains the head.
 * @param head including its hair
 */
export function trimAround(head: Box, { widthPx, heightPx }: PixelSize): Box | null {
  const ratio = widthPx / heightPx;
  if (ratio < ratioMin) {
    const height = Math.floor(widthPx / ratioMin);
    const y = startOf(height, heightPx, [head.y, head.y + head.height], headMiddleAt);
    return y === null ? null : { x: 0, y, width: widthPx, height };
  }
  if (ratio > ratioMax) {
    const width = Math.floor(heightPx * ratioMax);
    const x = startOf(width, widthPx, [head.x, head.x + head.width], 0.5);
    return x === null ? null : { x, y: 0, width, height: heightPx };
  }
  return null;
}
