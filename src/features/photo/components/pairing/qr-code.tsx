import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import * as styles from "./qr-code.module.css";

/** Quiet zone in modules; scanners may not find a code without it (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, dark on light in both themes, since not every phone reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
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
}
