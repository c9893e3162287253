import { formatLength } from "./format-length";
import * as styles from "./step-drawing.module.css";

const hatch = Array.from({ length: 15 }, (_, index) => `M288 ${22 + index * 12}l14 -10`).join("");

/** Seen from the side: camera at eye height, 1.2 m in front of a person, who stands 0.5 m in front of a wall. */
export const StepWall = ({ bcp47 }: { bcp47: string }) => (
  <svg className={styles.drawing} viewBox="0 0 320 200" direction="ltr" aria-hidden="true" focusable="false">
    <path className={styles.line} d={`M288 12V192M12 192H308`} />
    <path className={styles.hair} d={hatch} />
    <path className={styles.line} d="M34 62h15v30h-15zM41.5 92v100M26 192l15.5 -26l15.5 26M49 72h3v6h-3" />
    <path className={styles.accentDashed} d="M58 76H172" />
    <path
      className={styles.fill}
      d="M214 192V140C214 128 206 122 199 118V110C210 104 216 92 216 78C216 58 204 46 190 46C176 46 167 56 166 70L160 84L166 87V98C166 102 169 103 173 103H178V116C164 122 158 132 158 148V192Z"
    />
    <path className={styles.line} d="M171 75h5M168 93h7M192 82c0 -6 8 -6 8 0c0 5 -3 8 -6 9" />
    <path className={styles.accent} d="M50 20V52M166 20V40M288 20M50 26H166M46 30l8 -8M162 30l8 -8" />
    <path className={styles.accent} d="M216 20V40M216 26H288M212 30l8 -8M284 30l8 -8" />
    <text className={styles.number} x="108" y="26" textAnchor="middle" dominantBaseline="central">
      {formatLength(1.2, "mm", bcp47)} m
    </text>
    <text className={styles.number} x="252" y="26" textAnchor="middle" dominantBaseline="central">
      {formatLength(0.5, "mm", bcp47)} m
    </text>
  </svg>
);
