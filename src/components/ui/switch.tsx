import * as styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once, with its words beside it. */
export const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className={styles.control}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={styles.input}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
