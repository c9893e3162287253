import { type DetectedHead, linesWithinReach, withLines } from "../face/guide-lines";
import type { Result } from "../result";
import type { HeadLines, Side } from "../types";
import { solveCrop } from "./crop";
import { type Frame, type HeadAxis, headAxis } from "./frame";
import type { CropProblem } from "./source-bounds";

interface SolvedHead {
  axis: HeadAxis;
  outcome: Result<Frame, Side[]>;
  /** The lines that the frame follows. */
  followed: HeadLines;
}

/**
 * The frame for the head with the visitor's lines. If there is none, the frame of the head as found: a line stays where
 * it was put, as a measurement, and the checks say which length it misses.
 * @param lines in pixels of the source
 */
export function solveWithLines(
  found: DetectedHead,
  lines: HeadLines,
  problem: CropProblem,
  rotateDeg?: number,
): SolvedHead {
  const { rule } = problem;
  const solve = (followed: HeadLines): SolvedHead => {
    const { head, hairTop } = withLines(found, linesWithinReach(followed, found, rule), rule);
    const axis = headAxis(head, hairTop, rule, rotateDeg);
    return { axis, outcome: solveCrop(axis, problem), followed };
  };
  const byLines = solve(lines);
  return byLines.outcome.ok || Object.keys(lines).length === 0 ? byLines : solve({});
}
