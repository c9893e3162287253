import { type FocusEventHandler, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "./icon";
import * as styles from "./text-field.module.css";

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  error: ReactNode;
  /** Multi-line. */
  rows?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  type?: "text" | "date";
  /** Of a date. */
  max?: string;
  maxLength?: number;
}

/** A field with label, hint and error, connected for screen readers. */
export function TextField({ label, hint, error, rows, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    className: styles.input,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ") || undefined,
    // Addresses run left to right on right-to-left pages too.
    dir: "auto",
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {rows ? (
        <textarea
          {...shared}
          inputMode={undefined}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input type="text" {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}
