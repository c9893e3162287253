import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface SectionProps {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  /** A line under the heading. */
  note?: ReactNode;
  children: ReactNode;
}

export const Section = ({ id, title, note, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <header className={styles.header}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </header>
    {children}
  </section>
);
