import { thresholds } from "../thresholds";
import type { Box, PixelSize } from "../types";

const { min: ratioMin, max: ratioMax } = thresholds.aspectRatio.fail;

/** Where the middle of the head lies in a trimmed picture, share of its height: a photo shows shoulders, too. */
const headMiddleAt = 0.4;

/** First pixel of a piece of this length that holds the head; null where none does. */
function startOf(lengthPx: number, wholePx: number, head: [from: number, to: number], middleAt: number) {
  const from = Math.max(0, Math.floor(head[0]));
  const to = Math.min(wholePx, Math.ceil(head[1]));
  if (to - from > lengthPx) return null;
  const wanted = Math.round((head[0] + head[1]) / 2 - middleAt * lengthPx);
  return Math.max(0, to - lengthPx, Math.min(wholePx - lengthPx, from, wanted));
}

/**
 * The largest part of a picture that is too narrow or too wide which has accepted proportions and shows the whole head.
 * Null where the proportions are accepted as they are, and where no part shows the whole head.
 *
 * @param head with its hair
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
