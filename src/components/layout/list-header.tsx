import type { ReactNode } from "react";
import * as styles from "./list-header.module.css";

interface ListHeaderProps {
  title: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Title, short text and optional picture above a list of pages. */
export const ListHeader = ({ title, picture, children }: ListHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
    {picture && <div className={styles.picture}>{picture}</div>}
  </header>
);
