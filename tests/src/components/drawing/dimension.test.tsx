import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Dimension } from "../../../../src/components/drawing/dimension";

/** Where the number of a vertical dimension of this length stands, from its upper end. */
function numberAt(length: number): number {
  const { container } = render(
    <svg role="img" aria-label="drawing">
      <Dimension axis="y" at={54} from={0} to={length} reach={3} mark="E" text="4.5" />
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
