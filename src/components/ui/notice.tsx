import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import * as styles from "./notice.module.css";

interface NoticeProps {
  kind: "pass" | "warn" | "fail" | "plain";
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts a screen reader: only for what the visitor has just caused. */
  role?: "alert" | "status";
}

const icons: Record<NoticeProps["kind"], IconName> = {
  pass: "check",
  warn: "warn",
  fail: "cross",
  plain: "ruler",
};

/** A short message that stays on the page, with icon and words, never colour alone. */
export const Notice = ({ kind, title, children, role }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind} role={role}>
    <Icon name={icons[kind]} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
