import * as styles from "./swatch.module.css";

/**
 * A sample of a colour beside its name; decorative.
 *
 * @param props.colour "#rrggbb"
 */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
);
