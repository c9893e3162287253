import type { ReactNode } from "react";
import * as styles from "./facts.module.css";

/** A row of a list of facts. */
export const FactRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** The value in another unit, below it. */
export const SecondValue = ({ children }: { children: ReactNode }) => (
  <span className={styles.second}>
    <bdi>{children}</bdi>
  </span>
);
