import { useDeferredValue, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./combobox.module.css";
import { Icon } from "./icon";
import type { ComboOption } from "./rank-options";
import { useCombobox } from "./use-combobox";
import { VisuallyHidden } from "./visually-hidden";

interface ComboboxProps {
  label: string;
  /** Where a heading says the same. */
  isLabelHidden?: boolean;
  placeholder: string;
  options: readonly ComboOption[];
  /** What some words find instead of options; null: they are looked for among the options. */
  instead?: (typed: string) => readonly ComboOption[] | null;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** The field is entered: options that take time to name are wanted from now on. */
  onEnter?: () => void;
  /** What is missing; shown under the field and read with it. */
  error?: string | null;
}

const noOptions: ComboOption[] = [];

/** What the open list can show without scrolling: drawn at once, the rest when the browser has answered the visitor. */
const firstRows = 12;

/** A field with a searchable list, usable by mouse, touch, keyboard and screen reader. */
export const Combobox = ({
  label,
  isLabelHidden = false,
  placeholder,
  options,
  instead,
  selectedId,
  onSelect,
  onEnter,
  error,
}: ComboboxProps) => {
  const { t } = useTranslation("common");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({ options, instead, selectedId, onSelect });
  const { isOpen, matches, activeIndex } = combobox;
  const optionId = (option: ComboOption) => `${id}option${option.id}`;
  const active = matches[activeIndex];
  const wanted = isOpen ? matches : noOptions;
  const drawn = useDeferredValue(wanted);
  const rows = drawn === wanted ? wanted : wanted.slice(0, Math.max(firstRows, activeIndex + 1));

  useEffect(() => {
    if (isOpen && activeIndex >= 0) list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, activeIndex]);

  return (
    <div className={styles.combobox}>
      <label className={styles.label} htmlFor={`${id}input`} data-hidden={isLabelHidden}>
        {label}
      </label>
      <div className={styles.field} data-invalid={error ? "yes" : undefined}>
        {combobox.selected?.mark && !isOpen ? (
          <span className={styles.mark} aria-hidden="true">
            {combobox.selected.mark}
          </span>
        ) : (
          <Icon name="search" />
        )}
        <input
          className={styles.input}
          id={`${id}input`}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          value={combobox.text}
          onChange={(event) => combobox.type(event.currentTarget)}
          onClick={combobox.open}
          onFocus={(event) => {
            event.currentTarget.select();
            onEnter?.();
          }}
          onBlur={combobox.close}
          onKeyDown={combobox.onKeyDown}
        />
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </div>
      <div
        className={styles.list}
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || matches.length === 0}
        ref={list}
      >
        {rows.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
          <div
            key={option.id}
            id={optionId(option)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === selectedId}
            data-active={index === activeIndex ? "yes" : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => combobox.choose(option)}
          >
            {option.mark && (
              <span className={styles.mark} aria-hidden="true">
                {option.mark}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              {option.detail && <bdi className={styles.detail}>{option.detail}</bdi>}
            </span>
          </div>
        ))}
      </div>
      <div role="status">
        {isOpen && matches.length === 0 && (
          <p className={styles.list} data-empty="yes">
            {t("combobox.noMatch", { query: combobox.text })}
          </p>
        )}
        {isOpen && matches.length > 0 && (
          <VisuallyHidden>{t("combobox.count", { count: matches.length })}</VisuallyHidden>
        )}
      </div>
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
};
