import { useTranslation } from "react-i18next";
import { writeUnit } from "../../../../../locales/write-number";
import { Icon } from "../../../../components/ui/icon";
import { usePageLanguage } from "../../../../i18n/use-language";
import { type TimerSeconds, timerChoices } from "./camera-settings";
import * as styles from "./timer-choice.module.css";

interface TimerChoiceProps {
  seconds: TimerSeconds;
  onChange: (seconds: TimerSeconds) => void;
}

/** Seconds between the press and the photo. */
export function TimerChoice({ seconds, onChange }: TimerChoiceProps) {
  const { t } = useTranslation("camera");
  const { bcp47 } = usePageLanguage();
  return (
    <span className={styles.timer}>
      <Icon name="timer" />
      <select
        className={styles.select}
        aria-label={t("timer")}
        value={seconds}
        onChange={(event) => onChange(Number(event.currentTarget.value) as TimerSeconds)}
      >
        {timerChoices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? t("noTimer") : writeUnit(choice, "second", bcp47)}
          </option>
        ))}
      </select>
    </span>
  );
}
