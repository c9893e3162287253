import type { HeadLines, PhotoRule, Point } from "../types";
import type { HeadPoints } from "./head";
import { distance } from "./mesh";

/** The head as one picture shows it; both in its pixels. */
export interface SeenHead {
  head: HeadPoints;
  hairTop: Point | null;
}

export type HeadLine = keyof HeadLines;
/** From the top downwards. */
export const headLines = ["crown", "eyes", "chin"] as const satisfies readonly HeadLine[];

type CrownRule = Pick<PhotoRule, "head">;

/**
 * How far a line may be moved from where it was found, as a share of the head: further off than the engine has been seen
 * to be on any face, and too near for crown, eyes and chin to change places.
 */
const reachRatio = 0.15;

/** Lines given as shares of the picture, in its pixels. */
export function linesInPx(lines: HeadLines, widthPx: number, heightPx: number): HeadLines {
  return eachLine(lines, ([x, y]) => [x * widthPx, y * heightPx]);
}

export const linesAsShares = (lines: HeadLines, widthPx: number, heightPx: number): HeadLines =>
  eachLine(lines, ([x, y]) => [x / widthPx, y / heightPx]);

export function eachLine(lines: HeadLines, change: (at: Point, line: HeadLine) => Point): HeadLines {
  const changed: HeadLines = {};
  for (const line of headLines) {
    const at = lines[line];
    if (at) changed[line] = change(at, line);
  }
  return changed;
}

/** Where a line was found. The rule says whose crown counts. */
export function foundAt(line: HeadLine, { head, hairTop }: SeenHead, rule: CrownRule): Point {
  if (line === "chin") return head.chin;
  if (line === "eyes") return head.eyeMiddle;
  return rule.head?.crown === "hair" ? (hairTop ?? head.crown) : head.crown;
}

/** A visitor's lines, each no further from where it was found than a line may be moved. */
export function linesWithinReach(lines: HeadLines, found: SeenHead, rule: CrownRule): HeadLines {
  const reachPx = lineReachPx(found);
  return eachLine(lines, ([x, y], line) => {
    const [fromX, fromY] = foundAt(line, found, rule);
    const share = Math.min(1, reachPx / Math.max(1e-9, Math.hypot(x - fromX, y - fromY)));
    return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
  });
}

export const lineReachPx = ({ head }: SeenHead): number => reachRatio * distance(head.crown, head.chin);

/** The head with the lines that the visitor has set in place of those that were found. */
export function withLines(found: SeenHead, { crown, eyes, chin }: HeadLines, rule: CrownRule): SeenHead {
  let { head, hairTop } = found;
  if (eyes) head = withEyesAt(head, eyes);
  if (chin) head = { ...head, chin };
  if (!crown) return { head, hairTop };
  if (rule.head?.crown === "hair") return { head, hairTop: crown };
  // Hair lies on the skull: who sees the crown higher sees the hair there too.
  const isCovered = hairTop && distance(hairTop, head.chin) >= distance(crown, head.chin);
  if (hairTop && !isCovered) hairTop = crown;
  return { head: { ...head, crown }, hairTop };
}

function withEyesAt(head: HeadPoints, eyeMiddle: Point): HeadPoints {
  const dx = eyeMiddle[0] - head.eyeMiddle[0];
  const dy = eyeMiddle[1] - head.eyeMiddle[1];
  const moved = ([x, y]: Point): Point => [x + dx, y + dy];
  return { ...head, eyeMiddle, leftEye: moved(head.leftEye), rightEye: moved(head.rightEye) };
}
