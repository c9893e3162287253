import * as styles from "./logo.module.css";

/** A 35 x 45 mm frame with centre marks, in the stroke of the icons. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 43 53" aria-hidden="true" focusable="false">
    <rect x="4" y="4" width="35" height="45" rx="1" />
    <path d="M21.5 0V9M21.5 44V53M0 26.5H9M34 26.5H43" />
    <ellipse cx="21.5" cy="25" rx="9.5" ry="12.5" />
  </svg>
);
