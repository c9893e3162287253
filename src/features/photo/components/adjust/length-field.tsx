import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../../../locales/write-number";
import { Icon } from "../../../../components/ui/icon";
import * as field from "../../../../components/ui/text-field.module.css";
import { usePageLanguage } from "../../../../i18n/use-language";
import { readNumber } from "../../read-number";
import * as styles from "./adjust-panel.module.css";

interface LengthFieldProps {
  /** Including the unit. */
  label: string;
  value: number;
  decimals?: number;
  /** Example of a valid number. */
  example?: number;
  /** Why the last typed length was limited. */
  limit: string | null;
  onCommit: (value: number) => void;
}

/** The text being edited. */
interface Entry {
  text: string;
  /** The displayed length when the edit began. */
  shownLength: string;
  isWrong: boolean;
}

/**
 * A number field that commits on Enter and on blur; invalid text is kept. After a commit it shows the resulting
 * length and, if that differs, why.
 */
export function LengthField({
  label,
  value,
  decimals = 1,
  example = 34.5,
  limit,
  onCommit,
}: LengthFieldProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const id = useId();
  const shown = writeNumber(value, bcp47, decimals);
  const [entry, setEntry] = useState<Entry | null>(null);
  // A new length replaces the typed text.
  const typed = entry?.shownLength === shown ? entry : null;

  const commit = () => {
    // Committing the displayed length clears the message about a previous one.
    if (typed === null || (typed.text === shown && limit === null)) return setEntry(null);
    const read = readNumber(typed.text);
    if (read === null) return setEntry({ ...typed, isWrong: true });
    setEntry(null);
    onCommit(read);
  };
  const isWrong = typed?.isWrong ?? false;
  const message = isWrong ? t("adjust.notNumber", { example: writeNumber(example, bcp47, 2) }) : limit;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={field.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed?.text ?? shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={message ? `${id}message` : undefined}
        onChange={(event) => setEntry({ text: event.currentTarget.value, shownLength: shown, isWrong })}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {message && (
        <p className={isWrong ? field.error : styles.limit} id={`${id}message`} key={message} role="alert">
          <Icon name="warn" />
          {message}
        </p>
      )}
    </div>
  );
}
