import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ToldOutcomes as Told } from "../../../contract/outcome";
import { writeNumber, writePercent } from "../../../locales/write-number";
import { whenIdle } from "../../browser/when-idle";
import { usePageLanguage } from "../../i18n/use-language";
import { isDeviceOnly } from "../../photo-mode";
import { fetchToldOutcomes } from "../../v5/told-outcomes";
import { Section } from "../ui/section";
import { reasonKeys } from "./reason-keys";
import * as styles from "./told-outcomes.module.css";

/** Asked for when the page has nothing better to do. */
function useToldOutcomes(urlPath: string | undefined): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (isDeviceOnly()) return;
    let isGone = false;
    whenIdle(async () => {
      const answer = isGone ? null : await fetchToldOutcomes(urlPath);
      if (!isGone) setTold(answer);
    });
    return () => {
      isGone = true;
    };
  }, [urlPath]);
  return told;
}

/**
 * How many people told that their photo was accepted, and why others were not; nothing while too few have.
 * @param urlPath of a document; without it all documents together
 */
export const ToldOutcomes = ({ urlPath }: { urlPath?: string }) => {
  const { t } = useTranslation("outcome");
  const { bcp47 } = usePageLanguage();
  const told = useToldOutcomes(urlPath);
  if (!told) return null;
  const { answers, accepted, fromPercent, toPercent, reasons } = told;
  const percent = (value: number) => writePercent(value, bcp47, 0);
  return (
    <Section id="told" title={t("title")}>
      <div className={styles.told}>
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
};
