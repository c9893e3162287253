import { expect, it } from "@jest/globals";
import type { BytePlane } from "../../../../photo/core/signature/paper";
import { withoutRuledLines } from "../../../../photo/core/signature/ruled-lines";

const [widthPx, heightPx] = [300, 200];

function planeOf(isSet: (x: number, y: number) => boolean): BytePlane {
  const values = Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    isSet(at % widthPx, Math.floor(at / widthPx)) ? 1 : 0,
  );
  return { widthPx, heightPx, values };
}

const allPaper = planeOf(() => true);
function kept(isSet: (x: number, y: number) => boolean) {
  const { values } = withoutRuledLines(planeOf(isSet), allPaper);
  return (x: number, y: number) => values[y * widthPx + x] === 1;
}

/** A line from edge to edge that rises by 6 pixels, and one down the page. */
const isRuled = (x: number, y: number) => Math.round(90 + x / 50) === y || x === 220;
/** A thick stroke across it, and a dash that ends before the edges. */
const isWritten = (x: number, y: number) =>
  Math.abs(x - 120 - (y - 90) / 2) < 3 && y > 40 && y < 150 && x < 200;
const isDash = (x: number, y: number) => y === 170 && x > 60 && x < 200;

it("erases lines across and down the paper, and keeps the strokes that cross them", () => {
  const isKept = kept((x, y) => isRuled(x, y) || isWritten(x, y));
  expect([isKept(20, 90), isKept(280, 96), isKept(220, 20)]).toEqual([false, false, false]);
  const stroke = Array.from({ length: 100 }, (_, i) => 45 + i).filter(
    (y) => !isKept(Math.round(120 + (y - 90) / 2), y),
  );
  expect(stroke).toEqual([]);
});

it("keeps a straight line of the pen, which ends on the paper", () => {
  expect(kept(isDash)(130, 170)).toBe(true);
});
