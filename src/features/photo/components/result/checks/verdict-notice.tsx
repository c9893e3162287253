import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { isDoubtful } from "../../../../../components/requirement/sources/open-questions";
import { Notice } from "../../../../../components/ui/notice";
import { useCheckWords } from "../../use-check-words";
import { checkCardId } from "./check-card";
import { rulesId } from "./rules-notice";
import { hasRules } from "./use-rules-text";
import { type Found, useVerdict } from "./use-verdict";
import * as styles from "./verdict-notice.module.css";

interface VerdictNoticeProps {
  found: Found;
  template: Template | null;
  children?: ReactNode;
}

/** The verdict of the checks, with a link from each problem to its remedy, and to how sure the rules are. */
export const VerdictNotice = ({ found, template, children }: VerdictNoticeProps) => {
  const { t } = useTranslation("result");
  const { kind, text, told } = useVerdict(found);
  const { t: tEvidence } = useTranslation("evidence");
  const wordsOf = useCheckWords();
  const isDoubted = hasRules(template) && isDoubtful(template.confidence);
  return (
    <Notice
      kind={kind === "pass" && isDoubted ? "plain" : kind}
      title={
        <>
          <span className={styles.whose}>{t("verdict.ours")}</span>
          <span className={styles.outcome}>{text}</span>
        </>
      }
    >
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
      {isDoubted && (
        <p>
          <a className={styles.link} href={`#${rulesId}`}>
            {tEvidence("rules.title")}
          </a>
        </p>
      )}
      {children}
    </Notice>
  );
};
