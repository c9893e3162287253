import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { likelyRefusal } from "../../../../../../photo/core/checks/grade";
import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { useCheckWords } from "../../use-check-words";
import { backgroundPanelId } from "../photo/background-panel";
import * as styles from "./check-card.module.css";
import { sameFault } from "./order-checks";
import { RequiredBackground } from "./required-background";
import { VerdictMark } from "./verdict/verdict-mark";

interface CheckCardProps {
  check: Check;
  /** All displayed checks; those with the same fault add their advice to this card. */
  shownChecks?: readonly Check[];
  isLarge?: boolean;
  /** Replaces the rule's own advice. */
  advice?: ReactNode;
  /** Advice that was given above. */
  told?: ReadonlySet<string | null>;
  /** What the visitor is to look at. */
  picture?: ReactNode;
  /** False where nothing is made of the photo. */
  isMade?: boolean;
}

/** Id of the panel that mends a missing name or date. */
export const captionPanelId = "name-and-date";

export const checkCardId = ({ messageKey }: Check) => `check-${messageKey}`;

/** Who is sent to a plain wall in another colour is not told of patterns as well. */
const isCovered = ({ messageKey }: Check, told: Check): boolean =>
  told.messageKey === "backgroundForbidden" && messageKey === "backgroundUneven";

/** A check that needs attention: the problem, one thing to do, and the measured value with its limit. */
export function CheckCard({ check, shownChecks = [], isLarge = false, ...props }: CheckCardProps) {
  const { advice, told, picture, isMade } = props;
  const { t } = useTranslation("result");
  const wordsOf = useCheckWords(isMade);
  const words = wordsOf(check);
  const advised = [check, ...sameFault(check, shownChecks).filter((each) => !isCovered(each, check))];
  const advices = new Set(advised.map((each) => wordsOf(each).advice).filter((text) => !told?.has(text)));
  const adviceText = advice || [...advices].filter(Boolean).join(" ");
  // Same severity as the outcome that links here.
  const isRefusal = likelyRefusal([check]) !== undefined;
  const verdict = isRefusal ? "fail" : check.verdict;
  const measured =
    words.measured && !check.isManual && !check.answer
      ? t("checks.measured", { value: words.measured })
      : words.measured;
  return (
    <div className={styles.card} id={checkCardId(check)} data-large={isLarge} data-verdict={verdict}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.title}</h3>
        {!isLarge && <VerdictMark verdict={verdict} word={isRefusal ? t("verdict.refused") : undefined} />}
      </div>
      {words.phrase && (isLarge || !isRefusal) && <p className={styles.phrase}>{words.phrase}</p>}
      {picture}
      {adviceText && <p className={styles.advice}>{adviceText}</p>}
      {(measured || words.allowed) && (
        <p className={styles.numbers}>
          {measured && <bdi>{measured}</bdi>}
          {words.allowed && <bdi>{words.allowed}</bdi>}
        </p>
      )}
      {findingOf(check.messageKey)?.subject === "background" && (
        <RequiredBackground seen={check.colours?.seen} />
      )}
      {check.messageKey === "backgroundReplaced" && (
        <a className={styles.way} href={`#${backgroundPanelId}`}>
          {t("background.keep")}
        </a>
      )}
      {check.messageKey === "captionMissing" && (
        <a className={styles.way} href={`#${captionPanelId}`}>
          {t("caption.title")}
        </a>
      )}
    </div>
  );
}
