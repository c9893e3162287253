import { useTranslation } from "react-i18next";
import type { Verdict } from "../../../../../../../photo/core/types";
import { Icon } from "../../../../../../components/ui/icon";
import * as styles from "./verdict-mark.module.css";

const icons = { pass: "check", warn: "warn", ask: "warn", fail: "cross", "not-checked": "dash" } as const;

/** Text for each verdict. */
export const verdictTexts = {
  pass: "verdict.pass",
  warn: "verdict.warn",
  ask: "verdict.ask",
  fail: "verdict.fail",
  "not-checked": "verdict.notChecked",
} as const;

interface VerdictMarkProps {
  verdict: Verdict;
  /** Replaces the verdict's text. */
  word?: string;
}

/** Verdict as icon and text; the colour is redundant. */
export function VerdictMark({ verdict, word }: VerdictMarkProps) {
  const { t } = useTranslation("common");
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <Icon name={icons[verdict]} />
      <span className={styles.word}>{word ?? t(verdictTexts[verdict])}</span>
    </span>
  );
}
