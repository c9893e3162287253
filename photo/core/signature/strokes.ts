import type { BytePlane } from "./paper";

/** Written pixels that touch each other. */
export interface Stroke {
  /** Indices of its pixels. */
  pixels: Int32Array;
  left: number;
  top: number;
  /** Last column and row. */
  right: number;
  bottom: number;
}

/** The groups of set pixels that touch each other, by corners too. */
export function strokesOf({ widthPx, heightPx, values }: BytePlane): Stroke[] {
  const isSeen = new Uint8Array(values.length);
  /** Pixels of a stroke in the order in which they are found. */
  const queue = new Int32Array(values.length);
  const strokes: Stroke[] = [];
  for (let start = 0; start < values.length; start++) {
    if (values[start] === 0 || isSeen[start] === 1) continue;
    let count = 1;
    queue[0] = start;
    isSeen[start] = 1;
    const box = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
    for (let next = 0; next < count; next++) {
      const x = queue[next]! % widthPx;
      const y = Math.floor(queue[next]! / widthPx);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(heightPx - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(widthPx - 1, x + 1); column++) {
          const neighbour = row * widthPx + column;
          if (values[neighbour] === 0 || isSeen[neighbour] === 1) continue;
          isSeen[neighbour] = 1;
          queue[count++] = neighbour;
        }
      }
    }
    strokes.push({ pixels: queue.slice(0, count), ...box });
  }
  return strokes;
}

/** The box around all of them. */
export const boundsOfStrokes = (strokes: readonly Omit<Stroke, "pixels">[]): Omit<Stroke, "pixels"> => ({
  left: Math.min(...strokes.map(({ left }) => left)),
  top: Math.min(...strokes.map(({ top }) => top)),
  right: Math.max(...strokes.map(({ right }) => right)),
  bottom: Math.max(...strokes.map(({ bottom }) => bottom)),
});

export const inkOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce((sum, { pixels }) => sum + pixels.length, 0);

/** Empty pixels between two boxes, across or down, whichever is more. */
function gapBetween(a: Omit<Stroke, "pixels">, b: Omit<Stroke, "pixels">): number {
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return Math.max(0, across, down);
}

/** A gap inside a signature, at most: between first name and surname, in heights of what is written. */
const gapInHeights = 1.5;

/** The strokes around the largest one, each no farther from the others than a word from the next. */
export function groupAroundLargest(strokes: readonly Stroke[]): Stroke[] {
  const group = [...strokes].sort((a, b) => b.pixels.length - a.pixels.length).slice(0, 1);
  let rest = strokes.filter((stroke) => stroke !== group[0]);
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    const bounds = boundsOfStrokes(group);
    const reach = gapInHeights * (bounds.bottom - bounds.top + 1);
    const isNear = (stroke: Stroke) => gapBetween(bounds, stroke) <= reach;
    group.push(...rest.filter(isNear));
    rest = rest.filter((stroke) => !isNear(stroke));
  }
  return group;
}
