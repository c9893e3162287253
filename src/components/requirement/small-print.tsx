import type { ReactNode } from "react";
import * as styles from "./small-print.module.css";

/** Sections side by side and in smaller type on paper, so that a document and its sources fit on one sheet. */
export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
