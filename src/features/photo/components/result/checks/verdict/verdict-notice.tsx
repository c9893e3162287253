import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../../contract/document/template";
import { isGrave } from "../../../../../../../photo/core/guidance/rank-shots";
import type { Check } from "../../../../../../../photo/core/types";
import { isDoubtful } from "../../../../../../components/requirement/sources/open-questions";
import { Icon } from "../../../../../../components/ui/icon";
import { Notice } from "../../../../../../components/ui/notice";
import { useCheckWords } from "../../../use-check-words";
import { TakenByNotice } from "../../taken-by";
import { captionPanelId, checkCardId } from "../check-card";
import { ChildRulesOfCheck } from "../child-rules-of-check";
import { rulesId } from "../rules-notice";
import { hasRules, useRulesText } from "../use-rules-text";
import { EditWords } from "./edit-words";
import { verdictId } from "./lead-to-verdict";
import { type GradedChecks, useVerdict } from "./use-verdict";
import { verdictTexts } from "./verdict-mark";
import * as styles from "./verdict-notice.module.css";

interface VerdictNoticeProps {
  graded: GradedChecks;
  template: Template | null;
  /** What was done to a photo that was made here; none of one that was only checked or is not to be used. */
  edits?: readonly string[] | null;
  /** A changed photo is being judged: this is still of the one before. */
  isStale?: boolean;
  /** A finished photo was checked. */
  isFinished?: boolean;
  /** What is asked, below what was found. */
  questions?: ReactNode;
  children?: ReactNode;
}

/** A missing name or date is typed in its panel, which says what its card says. */
const placeOf = (check: Check): string =>
  check.messageKey === "captionMissing" ? captionPanelId : checkCardId(check);

/** Links to the cards of checks, most severe first. */
export function CheckLinks({ checks }: { checks: readonly Check[] }) {
  const wordsOf = useCheckWords();
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.messageKey} className={styles.check} data-grave={isGrave(check)}>
          <Icon name={isGrave(check) ? "cross" : "warn"} />
          <div>
            <a className={styles.link} href={`#${placeOf(check)}`}>
              {wordsOf(check).title}
            </a>
            <ChildRulesOfCheck rule={check.rule} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every authority wants eyes that are open: where nothing can be said of them, the verdict says so. */
const mustBeSeen: readonly string[] = ["eyes-open", "gaze"];

function UncheckedEyes({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation("common");
  const wordsOf = useCheckWords();
  const unchecked = checks.filter(
    ({ rule, verdict }) => verdict === "not-checked" && mustBeSeen.includes(rule),
  );
  if (!unchecked.some(({ rule }) => rule === "eyes-open")) return null;
  return (
    <div>
      <p>
        {t(verdictTexts["not-checked"])}: {unchecked.map((check) => wordsOf(check).name).join(", ")}
      </p>
      <ChildRulesOfCheck rule="eyes-open" />
    </div>
  );
}

/**
 * Who has to take the photo where none made at home is accepted or needed; then the verdict with links to its checks, what follows
 * from the rule on edits and, if the rules are uncertain, a link to their confidence. While only an answer is missing, nothing but
 * the question follows.
 */
export function VerdictNotice({
  graded,
  template,
  edits = null,
  isStale = false,
  isFinished = false,
  questions,
  children,
}: VerdictNoticeProps) {
  const { t } = useTranslation("result");
  const { t: tEvidence } = useTranslation("evidence");
  const { kind, text, shownChecks } = useVerdict(graded);
  const rules = useRulesText(template);
  const isDoubted = hasRules(template) && isDoubtful(template.confidence);
  const isForOthers = template !== null && isTakenElsewhere(template);
  const title = (
    <span id={verdictId} tabIndex={-1}>
      <span className={styles.whose}>{t("verdict.ours")}</span>
      <span className={styles.outcome} data-before={isStale ? text : undefined}>
        <span>{isStale ? t("adjust.working") : text}</span>
      </span>
    </span>
  );
  const verdict = (
    <Notice kind={isStale || (kind === "pass" && (isDoubted || isForOthers)) ? "plain" : kind} title={title}>
      <CheckLinks checks={shownChecks} />
      {questions}
      {graded.grade !== "ask" && (
        <>
          {graded.grade && <UncheckedEyes checks={graded.checks} />}
          {edits && template && <EditWords edits={edits} template={template} />}
          {isDoubted && (
            <p>
              {rules[0]}{" "}
              <a className={styles.link} href={`#${rulesId}`}>
                {tEvidence("rules.title")}
              </a>
            </p>
          )}
          {children}
        </>
      )}
    </Notice>
  );
  return (
    <>
      {template && <TakenByNotice template={template} isFinished={isFinished} />}
      {verdict}
    </>
  );
}
