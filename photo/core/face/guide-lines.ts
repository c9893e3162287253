import type { HeadLines, PhotoRule, Point } from "../types";
import type { HeadPoints } from "./head";
import { distance } from "./mesh";

/** The head as found on one picture, in its pixels. */
export interface DetectedHead {
  head: HeadPoints;
  hairTop: Point | null;
}

export type HeadLine = keyof HeadLines;
/** From the top downwards. */
export const headLines = ["crown", "eyes", "chin"] as const satisfies readonly HeadLine[];

type CrownRule = Pick<PhotoRule, "head">;

/**
 * How far a line may be moved from its detected position, as a share of the head: more than the engine's error on any
 * known face, and too little for crown, eyes and chin to change order.
 */
const reachRatio = 0.15;

/** Converts lines from shares of the picture to its pixels. */
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

/** Detected position of a line. The rule selects the crown of skull or hair. */
export function foundAt(line: HeadLine, { head, hairTop }: DetectedHead, rule: CrownRule): Point {
  if (line === "chin") return head.chin;
  if (line === "eyes") return head.eyeMiddle;
  return rule.head?.crown === "hair" ? (hairTop ?? head.crown) : head.crown;
}

/** The visitor's lines, each within the allowed distance of its detected position. */
export function linesWithinReach(lines: HeadLines, found: DetectedHead, rule: CrownRule): HeadLines {
  const reachPx = lineReachPx(found);
  return eachLine(lines, ([x, y], line) => {
    const [fromX, fromY] = foundAt(line, found, rule);
    const share = Math.min(1, reachPx / Math.max(1e-9, Math.hypot(x - fromX, y - fromY)));
    return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
  });
}

export const lineReachPx = ({ head }: DetectedHead): number => reachRatio * distance(head.crown, head.chin);

/** The head with the visitor's lines instead of the detected ones. */
export function withLines(
  found: DetectedHead,
  { crown, eyes, chin }: HeadLines,
  rule: CrownRule,
): DetectedHead {
  let { head, hairTop } = found;
  if (eyes) head = withEyesAt(head, eyes);
  if (chin) head = { ...head, chin };
  if (!crown) return { head, hairTop };
  if (rule.head?.crown === "hair") return { head, hairTop: crown };
  // Hair covers the skull, so a crown that is moved above the hair top moves the hair top too.
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
