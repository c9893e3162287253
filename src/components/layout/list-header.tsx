import type { ReactNode } from "react";
import * as styles from "./list-header.module.css";

/** Title and a line or two above a list of pages. */
export const ListHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    {children && <div className={styles.lead}>{children}</div>}
  </header>
);
