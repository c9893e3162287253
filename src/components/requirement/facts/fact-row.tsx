import type { ReactNode } from "react";
import * as styles from "./facts.module.css";

interface FactRowProps {
  id?: string | undefined;
  label: ReactNode;
  /** Left out where the title of the sheet says it. */
  isOnPaper?: boolean;
  children: ReactNode;
}

/** A row of a list of facts. */
export const FactRow = ({ id, label, isOnPaper = true, children }: FactRowProps) => (
  <div className={styles.row} id={id} data-print={isOnPaper ? undefined : "no"}>
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
