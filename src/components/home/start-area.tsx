import type { ReactNode } from "react";
import * as styles from "./start-area.module.css";

/** The start card with its drawing beside or below it. */
export const StartArea = ({ card, drawing }: { card: ReactNode; drawing: ReactNode }) => (
  <div className={styles.area}>
    <div>{card}</div>
    <div>{drawing}</div>
  </div>
);
