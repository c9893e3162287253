import { expect, it } from "@jest/globals";
import { drawStrokes } from "../../../../../src/features/photo/signature/strokes";

function drawn(strokes: Parameters<typeof drawStrokes>[1]): string[] {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...numbers: number[]) =>
      void calls.push([name, ...numbers].join(" "));
  drawStrokes(
    {
      beginPath: note("begin"),
      moveTo: note("move"),
      lineTo: note("line"),
      quadraticCurveTo: note("curve"),
      stroke: note("stroke"),
      lineWidth: 0,
      lineCap: "butt",
      lineJoin: "miter",
    },
    strokes,
    100,
  );
  return calls;
}

it("bends lines from middle to middle of their points", () => {
  const calls = drawn([
    [
      [0.25, 0],
      [0.5, 0.25],
      [0.5, 0.75],
    ],
  ]);
  expect(calls).toEqual(["begin", "move 25 0", "curve 50 25 50 50", "line 50 75", "stroke"]);
});

it("draws a tap as a dot", () => {
  expect(drawn([[[0.25, 0.5]]])).toEqual(["begin", "move 25 50", "line 25 50", "stroke"]);
});
