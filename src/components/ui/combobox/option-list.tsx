import type { ReactNode } from "react";
import { PhotoShape } from "../../pictures/photo-shape";
import * as styles from "./combobox.module.css";
import type { ComboOption } from "./rank-options";

interface OptionListProps {
  /** Id of the listbox; options have ids by index. */
  id: string;
  label: string;
  options: readonly ComboOption[];
  /** Number of suggestions at the beginning. */
  suggestedCount: number;
  suggestedLabel: string;
  activeIndex: number;
  selectedId: string | null;
  isHidden: boolean;
  onChoose: (option: ComboOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}option${index}`;

export const OptionMark = ({ option }: { option: ComboOption }) =>
  option.mark ? (
    <span className={styles.mark} aria-hidden="true">
      {option.mark}
    </span>
  ) : null;

/** The options of a combobox, with suggestions in a group before all. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, suggestedCount, suggestedLabel, activeIndex, selectedId, isHidden, onChoose } =
    props;
  const rows = (some: readonly ComboOption[], before: number) =>
    some.map((option, at) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
      <div
        key={option.id}
        id={optionId(id, before + at)}
        className={styles.option}
        role="option"
        tabIndex={-1}
        aria-selected={option.id === selectedId}
        data-active={before + at === activeIndex ? "yes" : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option.shape ? <PhotoShape {...option.shape} /> : <OptionMark option={option} />}
        <span className={styles.words}>
          <span className={styles.name}>{option.label}</span>
          {option.detail && <bdi className={styles.detail}>{option.detail}</bdi>}
        </span>
      </div>
    ));
  const group = (groupLabel: string, content: ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
    <div role="group" aria-label={groupLabel}>
      <p className={styles.group} aria-hidden="true">
        {groupLabel}
      </p>
      {content}
    </div>
  );
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label} hidden={isHidden}>
      {suggestedCount > 0 ? (
        <>
          {group(suggestedLabel, rows(options.slice(0, suggestedCount), 0))}
          {group(label, rows(options.slice(suggestedCount), suggestedCount))}
        </>
      ) : (
        rows(options, 0)
      )}
    </div>
  );
}
