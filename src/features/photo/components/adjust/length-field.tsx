import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../../../locales/write-number";
import { Icon } from "../../../../components/ui/icon";
import * as field from "../../../../components/ui/text-field.module.css";
import { usePageLanguage } from "../../../../i18n/use-language";
import { readNumber } from "../../read-number";
import * as styles from "./adjust-panel.module.css";

interface LengthFieldProps {
  /** With its unit. */
  label: string;
  value: number;
  decimals?: number;
  /** A number as one would type it. */
  example?: number;
  /** Why the length that was typed last cannot be made. */
  limit: string | null;
  onCommit: (value: number) => void;
}

/** What is being typed. */
interface Entry {
  text: string;
  /** The length that was shown meanwhile. */
  beside: string;
  isWrong: boolean;
}

/**
 * A number that is taken with Enter or when the field is left; nothing is lost when it is none. Once it is taken the
 * field has the length that could be made, and why it is no other.
 */
export const LengthField = ({
  label,
  value,
  decimals = 1,
  example = 34.5,
  limit,
  onCommit,
}: LengthFieldProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const id = useId();
  const shown = writeNumber(value, bcp47, decimals);
  const [entry, setEntry] = useState<Entry | null>(null);
  // A new length takes the place of what was typed.
  const typed = entry?.beside === shown ? entry : null;

  const commit = () => {
    // The length that is shown already takes away what was said of another.
    if (typed === null || (typed.text === shown && limit === null)) return setEntry(null);
    const read = readNumber(typed.text);
    if (read === null) return setEntry({ ...typed, isWrong: true });
    setEntry(null);
    onCommit(read);
  };
  const isWrong = typed?.isWrong ?? false;
  const told = isWrong ? t("adjust.notNumber", { example: writeNumber(example, bcp47, 2) }) : limit;
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
        aria-describedby={told ? `${id}told` : undefined}
        onChange={(event) => setEntry({ text: event.currentTarget.value, beside: shown, isWrong })}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {told && (
        <p className={isWrong ? field.error : styles.limit} id={`${id}told`} key={told} role="alert">
          <Icon name="warn" />
          {told}
        </p>
      )}
    </div>
  );
};
