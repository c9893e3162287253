import { Icon } from "./icon";
import * as styles from "./search-field.module.css";

interface SearchFieldProps {
  id: string;
  label: string;
  placeholder: string;
  /** Name of the query parameter. */
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A search field with its label above. */
export const SearchField = ({ id, label, placeholder, name, value, onChange }: SearchFieldProps) => (
  <>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    <div className={styles.field}>
      <Icon name="search" />
      <input
        className={styles.input}
        id={id}
        name={name}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </div>
  </>
);
