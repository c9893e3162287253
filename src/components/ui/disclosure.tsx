import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";

interface DisclosureProps {
  summary: ReactNode;
  /** At first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A `details` element: works without JavaScript, and find-in-page opens it. */
export const Disclosure = ({ summary, isOpen, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={isOpen}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
);
