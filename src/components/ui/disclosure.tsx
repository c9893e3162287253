import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";

/** A `details` element: works without JavaScript, and find-in-page opens it. */
export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
);
