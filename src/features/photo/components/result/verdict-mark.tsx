import { useTranslation } from "react-i18next";
import type { Verdict } from "../../../../../photo/core/types";
import { Icon } from "../../../../components/ui/icon";
import * as styles from "./verdict-mark.module.css";

const marks = {
  pass: { icon: "check", text: "verdict.pass" },
  warn: { icon: "warn", text: "verdict.warn" },
  ask: { icon: "warn", text: "verdict.ask" },
  fail: { icon: "cross", text: "verdict.fail" },
  "not-checked": { icon: "dash", text: "verdict.notChecked" },
} as const;

/** The word of each verdict. */
export const verdictTexts = {
  pass: marks.pass.text,
  warn: marks.warn.text,
  ask: marks.ask.text,
  fail: marks.fail.text,
  "not-checked": marks["not-checked"].text,
} as const;

/** A verdict as icon and word; the colour only repeats it. */
export const VerdictMark = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation("common");
  const { icon, text } = marks[verdict];
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <Icon name={icon} />
      {t(text)}
    </span>
  );
};
