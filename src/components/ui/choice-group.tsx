import { useId } from "react";
import * as styles from "./choice-group.module.css";

interface ChoiceGroupProps<Id extends string> {
  label: string;
  isLabelHidden?: boolean;
  choices: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** A few exclusive choices: radio buttons styled as one control, wrapping to several rows. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={props.isLabelHidden ? styles.hidden : styles.legend}>{props.label}</legend>
      <div className={styles.row}>
        {props.choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.id === props.selected}
              onChange={() => props.onSelect(choice.id)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
