import { useId } from "react";
import { Portrait } from "../../../drawing/portrait";
import { lookFor } from "../../../drawing/portrait-variants";
import * as styles from "./step-drawing.module.css";

/** The frame laid over a larger photo, with chin, eyes and crown found. */
export const StepFrame = () => {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 200"
      direction="ltr"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <rect x="28" y="8" width="264" height="184" />
      </clipPath>
      <rect x="28" y="8" width="264" height="184" className={styles.photo} />
      <g clipPath={`url(#${id})`}>
        <g transform="translate(160 46) scale(96)">
          <Portrait look={lookFor("step-two")} />
        </g>
      </g>
      <path className={styles.shade} d="M28 8H292V192H28ZM111 28V154H209V28Z" fillRule="evenodd" />
      <rect className={styles.line} x="28" y="8" width="264" height="184" />
      <rect className={styles.accentStrong} x="111" y="28" width="98" height="126" />
      <path className={styles.accentOnPhoto} d="M97 46H223M97 91H223M97 142H223" />
      <path className={styles.accentStrong} d="M111 22V28M209 22V28M105 28H111M105 154H111" />
    </svg>
  );
};
