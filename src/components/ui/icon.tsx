import * as styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths";

interface IconProps {
  name: IconName;
  /** Mirrors an arrow of the reading direction in right-to-left pages. Not for left and right of a picture. */
  isMirrored?: boolean;
}

/** An icon beside a text; hidden from screen readers. */
export const Icon = ({ name, isMirrored = false }: IconProps) => (
  <svg
    className={isMirrored ? `${styles.icon} ${styles.mirrored}` : styles.icon}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
