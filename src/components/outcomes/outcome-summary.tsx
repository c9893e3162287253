import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutcomeSummary as Summary } from "../../../contract/outcome";
import { writeNumber, writePercent } from "../../../locales/write-number";
import { whenIdle } from "../../browser/when-idle";
import { usePageLanguage } from "../../i18n/use-language";
import { isDeviceOnly } from "../../photo-mode";
import { fetchOutcomeSummary } from "../../v5/lists/outcome-summary";
import { Section } from "../ui/section";
import * as styles from "./outcome-summary.module.css";
import { reasonKeys } from "./reason-keys";

/** Fetched when the browser is idle. */
function useOutcomeSummary(urlPath: string | undefined): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null);
  useEffect(() => {
    if (isDeviceOnly()) return;
    let isGone = false;
    whenIdle(async () => {
      const answer = isGone ? null : await fetchOutcomeSummary(urlPath);
      if (!isGone) setSummary(answer);
    });
    return () => {
      isGone = true;
    };
  }, [urlPath]);
  return summary;
}

/**
 * How many people reported that their photo was accepted, and why others were not; empty below the minimum number of
 * answers.
 * @param urlPath of a document; all documents together without it
 */
export function OutcomeSummary({ urlPath }: { urlPath?: string }) {
  const { t } = useTranslation("outcome");
  const { bcp47 } = usePageLanguage();
  const summary = useOutcomeSummary(urlPath);
  if (!summary) return null;
  const { answers, accepted, fromPercent, toPercent, reasons } = summary;
  const percent = (value: number) => writePercent(value, bcp47, 0);
  return (
    <Section id="outcomes" title={t("title")}>
      <div className={styles.summary}>
        <p>{t("accepted", { count: answers, accepted: writeNumber(accepted, bcp47, 0) })}</p>
        <p className={styles.note}>
          {t("interval", { level: percent(95), from: percent(fromPercent), to: percent(toPercent) })}{" "}
          {t("note")}
        </p>
        {reasons.length > 0 && (
          <>
            <p>{t("reasons")}</p>
            <ul className={styles.reasons}>
              {reasons.map(({ reason, count }) => (
                <li key={reason}>
                  {t(reasonKeys[reason])} ({writeNumber(count, bcp47, 0)})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}
