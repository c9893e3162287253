import { useId } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./copies-choice.module.css";

interface CopiesChoiceProps {
  label: string;
  copies: number;
  /** As many as fit. */
  most: number;
  onChoose: (copies: number) => void;
}

/** Number of photos on the sheet. */
export function CopiesChoice({ label, copies, most, onChoose }: CopiesChoiceProps) {
  const { t } = useTranslation("result");
  const id = useId();
  const choices = Array.from({ length: most }, (_, i) => most - i);
  return (
    <div className={styles.copies}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={copies}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {t("printout.photos", { count })}
          </option>
        ))}
      </select>
    </div>
  );
}
