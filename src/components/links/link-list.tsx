import type { ReactNode } from "react";
import { PageLink } from "../ui/page-link";
import * as styles from "./link-list.module.css";

interface LinkListProps {
  links: readonly { to: string; label: ReactNode; detail?: ReactNode; note?: ReactNode }[];
}

/** Links one below the other, each with a remark of its own. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.list}>
    {links.map(({ to, label, detail, note }) => (
      <li key={to} className={styles.row}>
        <PageLink to={to} className={styles.link}>
          {label}
        </PageLink>
        {detail && <span className={styles.detail}>{detail}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </li>
    ))}
  </ul>
);
