import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import * as styles from "./notice.module.css";

interface NoticeProps {
  /** Where a link leads to. */
  id?: string | undefined;
  kind: "pass" | "warn" | "fail" | "plain";
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts a screen reader: only for direct results of the visitor's action. */
  role?: "alert" | "status";
}

const icons: Record<NoticeProps["kind"], IconName> = {
  pass: "check",
  warn: "warn",
  fail: "cross",
  plain: "ruler",
};

/** A message that stays on the page, with icon and text, not by colour alone. */
export const Notice = ({ id, kind, title, children, role }: NoticeProps) => (
  <div id={id} className={styles.notice} data-kind={kind} role={role}>
    <Icon name={icons[kind]} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
