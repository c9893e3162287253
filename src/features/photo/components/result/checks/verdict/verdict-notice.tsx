import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../../contract/document/template";
import { isGrave } from "../../../../../../../photo/core/guidance/rank-shots";
import type { Check } from "../../../../../../../photo/core/types";
import { isDoubtful } from "../../../../../../components/requirement/sources/open-questions";
import { Icon } from "../../../../../../components/ui/icon";
import { Notice } from "../../../../../../components/ui/notice";
import { useAppSelector } from "../../../../../../store/hooks";
import { selectPhoto } from "../../../../state/photo-slice";
import { useCheckWords } from "../../../use-check-words";
import { captionPanelId, checkCardId } from "../check-card";
import { rulesId } from "../rules-notice";
import { hasRules, useRulesText } from "../use-rules-text";
import { type GradedChecks, useVerdict } from "./use-verdict";
import { verdictTexts } from "./verdict-mark";
import * as styles from "./verdict-notice.module.css";

interface VerdictNoticeProps {
  graded: GradedChecks;
  template: Template | null;
  /** A photo that was made here, not only checked. */
  isMade?: boolean;
  /** A changed photo is being judged: this is still of the one before. */
  isStale?: boolean;
  children?: ReactNode;
}

/** A missing name or date is typed in its panel, which says what its card says. */
const placeOf = (check: Check): string =>
  check.messageKey === "captionMissing" ? captionPanelId : checkCardId(check);

/** Links to the cards of checks, most severe first. */
function CheckLinks({ checks }: { checks: readonly Check[] }) {
  const wordsOf = useCheckWords();
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.messageKey} className={styles.check} data-grave={isGrave(check)}>
          <Icon name={isGrave(check) ? "cross" : "warn"} />
          <a className={styles.link} href={`#${placeOf(check)}`}>
            {wordsOf(check).title}
          </a>
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
    <p>
      {t(verdictTexts["not-checked"])}: {unchecked.map((check) => wordsOf(check).name).join(", ")}
    </p>
  );
}

/** What the authority says of edits, where it wants the photo as the camera saved it: this one was at least cropped. */
const editRule = ({ background, geometry, retouch, statement }: Template["editPolicy"]) =>
  background === "keep" && retouch === "forbidden" && geometry !== "allowed" ? statement : null;

/** The verdict with links to its checks and, if the rules are uncertain, to their confidence. */
export function VerdictNotice({
  graded,
  template,
  isMade = false,
  isStale = false,
  children,
}: VerdictNoticeProps) {
  const { t } = useTranslation("result");
  const { choices } = useAppSelector(selectPhoto);
  const { kind, text, shownChecks } = useVerdict(graded, Boolean(choices.ownSize));
  const rules = useRulesText(template);
  const { t: tEvidence } = useTranslation("evidence");
  const isDoubted = hasRules(template) && isDoubtful(template.confidence);
  const isUnlikely = graded.grade === "refusal-likely";
  const isUnsure = isDoubted || (template !== null && isTakenElsewhere(template));
  const title = (
    <>
      <span className={styles.whose}>{t("verdict.ours")}</span>
      <span className={`${styles.outcome} ${isStale ? styles.stale : ""}`}>
        {isStale ? t("adjust.working") : text}
      </span>
    </>
  );
  return (
    <Notice kind={isStale || (kind === "pass" && isUnsure) ? "plain" : kind} title={title}>
      <CheckLinks checks={shownChecks} />
      {graded.grade && <UncheckedEyes checks={graded.checks} />}
      {isMade && !isUnlikely && template && <p>{editRule(template.editPolicy)}</p>}
      {isDoubted && (
        <p>
          {rules[0]}{" "}
          <a className={styles.link} href={`#${rulesId}`}>
            {tEvidence("rules.title")}
          </a>
        </p>
      )}
      {children}
    </Notice>
  );
}
