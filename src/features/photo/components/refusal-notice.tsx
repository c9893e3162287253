import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../components/ui/notice";
import type { RefusalText } from "../refusal-text";
import * as styles from "./refusal-notice.module.css";

interface RefusalNoticeProps {
  texts: RefusalText;
  /** "warn" where the visitor may go on. */
  kind?: "warn" | "fail";
  /** A way on. */
  children?: ReactNode;
}

/** What is wrong with a photo in plain words, then in the specification's where they are others, and what to do. */
export const RefusalNotice = ({ texts, kind = "fail", children }: RefusalNoticeProps) => {
  const { t } = useTranslation("errors");
  const { title, plain = title, advice } = texts;
  return (
    <Notice kind={kind} title={t(plain)} role={kind === "fail" ? "alert" : "status"}>
      {plain !== title && <p className={styles.phrase}>{t(title)}</p>}
      <p>{t(advice)}</p>
      {children}
    </Notice>
  );
};
