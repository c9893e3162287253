import * as styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths";

interface IconProps {
  name: IconName;
  /** Turns an arrow of reading direction round in right-to-left pages. Never for left and right of a picture. */
  isMirrored?: boolean;
}

/** A sign beside a word; hidden from screen readers because the word says it. */
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
