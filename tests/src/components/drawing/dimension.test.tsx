import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Dimension } from "../../../../drawing/dimension";

/** Where the number of a vertical dimension of this length stands, from its upper end. */
function numberAt(length: number, crossings: readonly number[] = []): number {
  const { container } = render(
    <svg role="img" aria-label="drawing">
      <Dimension axis="y" at={54} from={0} to={length} reach={3} mark="E" text="4.5" crossings={crossings} />
    </svg>,
  );
  const place = container.querySelector("text")?.parentElement?.getAttribute("transform") ?? "";
  return Number(/translate\(54 ([\d.]+)\)/.exec(place)?.[1]);
}

test("a number stands in the middle of its line, or beyond the end of a line that it would cover", () => {
  expect(numberAt(200)).toBe(100);
  const length = 30;
  const halfOfNumber = 13;
  expect(numberAt(length)).toBeGreaterThan(length + halfOfNumber);
});

test("the ticks of a line as short as they are do not touch each other, nor the number beyond it", () => {
  const { container } = render(
    <svg role="img" aria-label="drawing">
      <Dimension axis="y" at={54} from={0} to={7} reach={3} mark="E" text="1" />
    </svg>,
  );
  const numbers = container
    .querySelector(".drawing-tick")!
    .getAttribute("d")!
    .match(/-?[\d.]+/g)!
    .map(Number);
  const [, firstLow, , , , secondLow, , secondHigh] = numbers as [number, ...number[]];
  expect(firstLow).toBeLessThan(secondHigh!);
  const halfOfNumber = (2 * 9 + 5) / 2;
  expect(numberAt(7) - halfOfNumber).toBeGreaterThan(secondLow! + 2);
});

test("no line of another dimension crosses a number that has room beside it", () => {
  const letters = 50;
  const moved = numberAt(200, [98, 190]);
  expect(moved).not.toBe(100);
  expect(Math.abs(moved - 98)).toBeGreaterThan(letters / 2 - 5);
  expect(Math.abs(moved - 100)).toBeLessThan(letters);
  expect(numberAt(200, [20])).toBe(100);
  // No room on either side.
  expect(numberAt(60, [30])).toBe(30);
});
