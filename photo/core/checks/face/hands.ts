import type { FoundHand } from "../../face/find-hands";
import { faceOval } from "../../face/landmarks";
import { type FaceMesh, meshPoint, middle } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check, Point } from "../../types";
import { judge, plainCheck } from "../judge";

/** A hand at the face's edge hides its outline: the oval is grown by this much. */
const ovalGrownBy = 1.12;

/** How many of its 21 points are inside the grown oval. */
function pointsAtFace({ points }: FoundHand, mesh: FaceMesh): number {
  const oval = faceOval.map((index) => meshPoint(mesh, index));
  const centre = middle(...oval);
  const corners = oval.map(
    ([x, y]): Point => [centre[0] + ovalGrownBy * (x - centre[0]), centre[1] + ovalGrownBy * (y - centre[1])],
  );
  const isInside = ([x, y]: Point): boolean => {
    let crossings = 0;
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) crossings++;
    });
    return crossings % 2 === 1;
  };
  return points.filter(isInside).length;
}

/**
 * Nothing of a hand at the face: what may be one there is told of, what is surely one refused. A hand that is only near is told of
 * if it is sure: the frame may show it.
 */
export function checkHands(hands: readonly FoundHand[], mesh: FaceMesh): Check {
  const { handAtFace, handScore } = thresholds;
  const isSure = (hand: FoundHand): boolean => hand.handScore >= handScore.fail.max;
  const [found] = hands
    .map((hand) => ({ hand, pointsAtFace: pointsAtFace(hand, mesh) }))
    .filter(
      ({ hand, pointsAtFace }) => isSure(hand) || (pointsAtFace > 0 && hand.handScore > handAtFace.sure),
    )
    .sort((a, b) => Number(isSure(b.hand)) - Number(isSure(a.hand)) || b.pointsAtFace - a.pointsAtFace);
  if (!found) {
    const best = Math.max(0, ...hands.map(({ handScore }) => handScore));
    return judge("hands", "handOverFace", best, handScore);
  }
  const { hand, pointsAtFace: atFace } = found;
  const columns = hand.points.map(([x]) => x);
  const rows = hand.points.map(([, y]) => y);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return {
    ...plainCheck("hands", "handOverFace", atFace > 0 && isSure(hand) ? "fail" : "warn", null),
    place: { x, y, width: Math.max(...columns) - x, height: Math.max(...rows) - y },
  };
}
