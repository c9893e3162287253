import type { ReactNode } from "react";
import { Notice } from "../../../../components/ui/notice";
import { checkCardId } from "./check-card";
import { useCheckWords } from "./use-check-words";
import { type Found, useVerdict } from "./use-verdict";
import * as styles from "./verdict-notice.module.css";

/** The outcome, and what it hangs on: each leads to what can be done. */
export const VerdictNotice = ({ found, children }: { found: Found; children?: ReactNode }) => {
  const { kind, text, told } = useVerdict(found);
  const wordsOf = useCheckWords();
  return (
    <Notice kind={kind} title={text}>
      {told.length > 0 && (
        <ul className={styles.told}>
          {told.map((check) => (
            <li key={check.messageKey}>
              <a className={styles.link} href={`#${checkCardId(check)}`}>
                {wordsOf(check).title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  );
};
