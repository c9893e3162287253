import type { ReactNode } from "react";
import { PageLink } from "../ui/page-link";
import * as styles from "./link-list.module.css";

interface LinkListProps {
  links: readonly {
    to: string;
    /** Above the label: what the list is sorted by. */
    above?: ReactNode;
    label: ReactNode;
    detail?: ReactNode;
    note?: ReactNode;
    /** Beside the words; decorative. */
    picture?: ReactNode;
  }[];
}

/** A vertical list of links, each with a remark. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.list}>
    {links.map(({ to, above, label, detail, note, picture }) => (
      <li key={to} className={styles.row}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words}>
          {above && <span className={styles.note}>{above}</span>}
          <PageLink to={to} className={styles.link}>
            {label}
          </PageLink>
          {detail && <span className={styles.detail}>{detail}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </li>
    ))}
  </ul>
);
