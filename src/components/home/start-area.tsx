import type { ReactNode } from "react";
import * as styles from "./start-area.module.css";

/** The card and, beside or below it, the drawing of what it makes. */
export const StartArea = ({ card, drawing }: { card: ReactNode; drawing: ReactNode }) => (
  <div className={styles.area}>
    <div>{card}</div>
    <div>{drawing}</div>
  </div>
);
