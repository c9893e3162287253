import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";

/** A line that opens; works without JavaScript, and a search on the page finds and opens it. */
export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
);
