import { useId } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./copies-choice.module.css";

interface CopiesChoiceProps {
  copies: number;
  /** As many as fit. */
  most: number;
  /** Null: as many as fit, on this paper and on any other. */
  onChoose: (copies: number | null) => void;
}

/** How many photos lie on the sheet. */
export const CopiesChoice = ({ copies, most, onChoose }: CopiesChoiceProps) => {
  const { t } = useTranslation("result");
  const id = useId();
  const choices = Array.from({ length: most }, (_, i) => most - i);
  const choose = (wanted: number) => onChoose(wanted === most ? null : wanted);
  return (
    <div className={styles.copies}>
      <label className={styles.label} htmlFor={id}>
        {t("printout.copies")}
      </label>
      <select
        id={id}
        className={styles.select}
        value={copies}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {t("printout.photos", { count })}
          </option>
        ))}
      </select>
    </div>
  );
};
