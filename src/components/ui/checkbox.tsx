import { type ReactNode, useId } from "react";
import * as styles from "./checkbox.module.css";
import { Icon } from "./icon";

interface CheckboxProps {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  error: string | null;
  /** Its label. */
  children: ReactNode;
}

/** A checkbox of a form that is sent later; `Switch` takes effect at once. */
export function Checkbox({ name, isOn, onChange, error, children }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.control}>
        <input
          type="checkbox"
          name={name}
          className={styles.input}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}
