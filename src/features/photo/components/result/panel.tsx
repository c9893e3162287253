import { type ReactNode, useId } from "react";
import * as styles from "./panel.module.css";

interface PanelProps {
  title: string;
  /** Id of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}

/** A titled section of the result. */
export function Panel({ title, anchor, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} id={anchor} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
