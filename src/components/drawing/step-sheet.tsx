import { formatLength } from "./format-length";
import { FrameTile } from "./frame-tile";
import * as styles from "./step-drawing.module.css";

const columns = [70, 118, 166, 214];
const rows = [28, 92];
const tileWidth = 42;
const tileHeight = 54;

const ticks = [
  ...columns.flatMap((x) => [x, x + tileWidth]).map((x) => `M${x} 14v8M${x} 152v8`),
  ...rows.flatMap((y) => [y, y + tileHeight]).map((y) => `M52 ${y}h10M264 ${y}h10`),
].join("");

/** A 4x6 inch sheet with eight photos of 35 x 45 mm and its cut marks. */
export const StepSheet = ({ bcp47 }: { bcp47: string }) => (
  <svg className={styles.drawing} viewBox="0 0 320 200" direction="ltr" aria-hidden="true" focusable="false">
    <rect className={styles.paper} x="46" y="8" width="232" height="160" />
    {rows.map((y) =>
      columns.map((x) => (
        <FrameTile key={`${x}-${y}`} x={x} y={y} width={tileWidth} height={tileHeight} seed="step-two" />
      )),
    )}
    <path className={styles.accent} d={ticks} />
    <path className={styles.accent} d="M46 172V190M278 172V190M46 184H278M42 188l8 -8M274 188l8 -8" />
    <text className={styles.number} x="162" y="184" textAnchor="middle" dominantBaseline="central">
      {formatLength(152.4, "mm", bcp47)} mm
    </text>
  </svg>
);
