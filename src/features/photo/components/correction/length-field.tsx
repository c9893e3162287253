import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../../../locales/write-number";
import { Icon } from "../../../../components/ui/icon";
import * as field from "../../../../components/ui/text-field.module.css";
import { usePageLanguage } from "../../../../i18n/use-language";
import * as styles from "./correction-panel.module.css";
import { readNumber } from "./read-number";

/** What nothing and less stands for, where there must be something: the rule that stops it has the words. */
const leastLength = 0.1;

interface LengthFieldProps {
  /** With its unit. */
  label: string;
  value: number;
  isPositive?: boolean;
  /** Why the length that was typed last cannot be made. */
  limit: string | null;
  onCommit: (value: number) => void;
}

/**
 * A number that is taken with Enter or when the field is left; nothing is lost when it is none. Once it is taken the
 * field has the length that could be made, and why it is no other.
 */
export const LengthField = ({ label, value, isPositive = false, limit, onCommit }: LengthFieldProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const id = useId();
  const shown = writeNumber(value, bcp47);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  const forget = () => {
    setTyped(null);
    setIsWrong(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length takes the place of what was typed
  useEffect(forget, [shown]);

  const commit = () => {
    // The length that is shown already takes away what was said of another.
    if (typed === null || (typed === shown && limit === null)) return forget();
    const read = readNumber(typed);
    if (read === null) return setIsWrong(true);
    forget();
    onCommit(isPositive ? Math.max(read, leastLength) : read);
  };
  const told = isWrong ? t("adjust.notNumber", { example: writeNumber(34.5, bcp47) }) : limit;
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
        value={typed ?? shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={told ? `${id}told` : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
