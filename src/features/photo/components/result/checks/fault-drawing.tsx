import { Portrait } from "../../../../../../drawing/portrait";
import { lookFor } from "../../../../../../drawing/portrait-variants";
import { findingOf } from "../../../../../../photo/core/findings";
import * as styles from "./fault-drawing.module.css";
import { faultPoses, goodPose, type HeadPose } from "./fault-poses";

const width = 105;
const height = 135;
const gap = 35;
/** One person in both pictures; a second one where the fault is a second person. */
const looks = [
  lookFor("fault"),
  { ...lookFor("fault"), skin: "#ab7650", hair: "#2a211d", style: "bob" as const },
];

const Frame = ({ poses, x, isGood }: { poses: readonly HeadPose[]; x: number; isGood: boolean }) => (
  <g transform={`translate(${x} 4)`}>
    <svg width={width} height={height} overflow="hidden" aria-hidden="true">
      <rect className={styles.wall} width={width} height={height} />
      {poses.map((pose, index) => (
        <g
          key={`${pose.x} ${pose.top}`}
          transform={`translate(${pose.x * width} ${pose.top * height}) rotate(${pose.rotateDeg ?? 0}) scale(${pose.height * height * (pose.turn ?? 1)} ${pose.height * height})`}
        >
          <Portrait look={looks[poses.length - 1 - index] ?? looks[0]!} />
        </g>
      ))}
    </svg>
    <rect className={styles.frame} width={width} height={height} data-good={isGood} />
    <path
      className={styles.sign}
      data-good={isGood}
      transform={`translate(${width / 2 - 12} ${height + 8})`}
      d={isGood ? "M5 12.5l4.5 4.5L19 7.5" : "M6 6l12 12M18 6L6 18"}
    />
  </g>
);

/** The fault and how it should be, side by side; decoration beside words that say the same. */
export const FaultDrawing = ({ messageKey }: { messageKey: string }) => {
  const drawing = findingOf(messageKey)?.drawing;
  if (!drawing) return null;
  return (
    <svg
      className={styles.pair}
      viewBox={`-2 0 ${2 * width + gap + 4} ${height + 40}`}
      direction="ltr"
      aria-hidden="true"
      focusable="false"
    >
      <Frame poses={faultPoses[drawing]} x={0} isGood={false} />
      <Frame poses={[goodPose]} x={width + gap} isGood />
    </svg>
  );
};
