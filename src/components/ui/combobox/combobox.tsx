import { useDeferredValue, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icon";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./combobox.module.css";
import { OptionList, OptionMark, optionId } from "./option-list";
import type { ComboOption, FoundOptions } from "./rank-options";
import { useCombobox } from "./use-combobox";
import { useSheet } from "./use-sheet";

interface ComboboxProps {
  label: string;
  /** Hidden if a heading has the same text. */
  isLabelHidden?: boolean;
  placeholder: string;
  options: readonly ComboOption[];
  /** Listed before all options while nothing is typed. */
  suggested?: readonly ComboOption[] | undefined;
  /** Said if nothing matches, instead of just that. */
  missedText?: (typed: string) => string;
  /** Shown if nothing matches. */
  lastResort?: readonly ComboOption[];
  /** Replaces the options for some queries; null: search the options. */
  instead?: ((typed: string) => FoundOptions | null) | undefined;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Called on focus: options that are expensive to create are needed now. */
  onEnter?: () => void;
  /** Error message; shown below the field and read with it. */
  error?: string | null;
}

const noOptions: ComboOption[] = [];

/** Number of options that are visible without scrolling: rendered at once, others in a transition. */
const firstRows = 12;

/** A searchable list, usable by mouse, touch, keyboard and screen reader. */
export function Combobox({
  label,
  isLabelHidden = false,
  placeholder,
  options,
  suggested = noOptions,
  missedText,
  lastResort = noOptions,
  instead,
  selectedId,
  onSelect,
  onEnter,
  error,
}: ComboboxProps) {
  const { t } = useTranslation("common");
  const id = useId();
  const listId = `${id}list`;
  const combobox = useCombobox({ options, suggested, lastResort, instead, selectedId, onSelect });
  const { isOpen, matches, missed, activeIndex } = combobox;
  const sheet = useSheet(isOpen);
  const wanted = isOpen ? matches : noOptions;
  const drawn = useDeferredValue(wanted);
  const rows = drawn === wanted ? wanted : wanted.slice(0, Math.max(firstRows, activeIndex + 1));

  useEffect(() => {
    if (isOpen && activeIndex >= 0)
      document.getElementById(optionId(listId, activeIndex))?.scrollIntoView({ block: "nearest" });
  }, [isOpen, activeIndex, listId]);

  const { text: query } = combobox;
  const saidText =
    missed &&
    (missed === "near"
      ? t("combobox.near", { query })
      : (missedText?.(query) ?? t("combobox.noMatch", { query })));
  const countText = matches.length > 0 && t("combobox.count", { count: matches.length });
  const close = () => {
    combobox.close();
    sheet.hideKeyboard();
  };
  return (
    <div className={styles.combobox}>
      <label className={styles.label} htmlFor={`${id}input`} data-hidden={isLabelHidden}>
        {label}
      </label>
      <div className={styles.sheet} ref={sheet.sheet} data-open={isOpen ? "yes" : undefined}>
        <div className={styles.top}>
          <div className={styles.field} data-invalid={error ? "yes" : undefined}>
            {combobox.selected?.mark && !isOpen ? (
              <OptionMark option={combobox.selected} />
            ) : (
              <Icon name="search" />
            )}
            <input
              className={styles.input}
              id={`${id}input`}
              ref={sheet.input}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={
                isOpen && matches[activeIndex] ? optionId(listId, activeIndex) : undefined
              }
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}error` : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={placeholder}
              value={combobox.text}
              onChange={(event) => combobox.type(event.currentTarget)}
              onPointerDown={sheet.onPointerDown}
              onClick={() => {
                combobox.open();
                sheet.onClick();
              }}
              onFocus={(event) => {
                event.currentTarget.select();
                onEnter?.();
              }}
              onBlur={() => {
                if (!sheet.isRefocused()) combobox.close();
              }}
              onKeyDown={combobox.onKeyDown}
            />
            <span className={styles.arrow}>
              <Icon name="chevronDown" />
            </span>
          </div>
          {isOpen && (
            <button
              type="button"
              className={styles.close}
              tabIndex={-1}
              aria-label={t("combobox.close")}
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
        <div className={styles.panel} hidden={!isOpen}>
          {saidText && (
            <p className={styles.missed} aria-hidden="true">
              {saidText}
            </p>
          )}
          <OptionList
            id={listId}
            label={label}
            options={rows}
            suggestedCount={isOpen ? combobox.suggestedCount : 0}
            suggestedLabel={t("combobox.suggested")}
            activeIndex={activeIndex}
            selectedId={selectedId}
            isHidden={!isOpen || matches.length === 0}
            onChoose={(option) => {
              combobox.choose(option);
              sheet.hideKeyboard();
            }}
          />
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{isOpen && [saidText, countText].filter(Boolean).join(" ")}</VisuallyHidden>
      </div>
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}
