import * as styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once, with its label. */
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
