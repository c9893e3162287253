import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import * as styles from "./qr-code.module.css";

/** The margin without which scanners may not find a code, in its squares (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: dark on light in both themes, since not every phone reads the opposite. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const edge = code.size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
};
