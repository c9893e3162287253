import { type KeyboardEvent, useMemo, useState } from "react";
import { type ComboOption, type FoundOptions, rankOptions } from "./rank-options";

interface ComboboxInput {
  options: readonly ComboOption[];
  suggested: readonly ComboOption[];
  lastResort: readonly ComboOption[];
  instead?: ((typed: string) => FoundOptions | null) | undefined;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Each option once: a row with the id of another would stay in the list when its query is gone. */
const once = (options: readonly ComboOption[]): ComboOption[] => [
  ...new Map(options.map((option) => [option.id, option])).values(),
];

/** Keyboard behaviour of an editable combobox with list autocomplete (WAI-ARIA 1.2 pattern). */
export function useCombobox(input: ComboboxInput) {
  const { options, suggested, lastResort, instead, selectedId, onSelect } = input;
  const [isOpen, setIsOpen] = useState(false);
  /** Null: nothing typed since the list was opened; the field shows the choice, the list shows all options. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Index without suggestions, which may be added while the list is open; "best": the best exact match. */
  const [active, setActive] = useState<number | "best" | null>(null);
  const selected = options.find((option) => option.id === selectedId) ?? null;
  const found = useMemo(
    () => (typed && instead?.(typed)) || rankOptions(options, typed ?? ""),
    [options, instead, typed],
  );
  const isSearching = Boolean(typed?.trim());
  /** Number of suggestions in the list. */
  const suggestedCount = isSearching ? 0 : suggested.length;
  const matches = useMemo(() => {
    if (!isSearching) return [...suggested, ...found.options];
    return once(
      found.isNear || found.options.length === 0 ? [...found.options, ...lastResort] : found.options,
    );
  }, [isSearching, suggested, found, lastResort]);
  // Enter alone chooses only what was typed, no approximate match.
  const best = found.isNear || found.options.length === 0 ? null : 0;
  const activeAt = active === "best" ? best : active;
  const activeIndex = activeAt === null ? -1 : Math.max(-1, activeAt + suggestedCount);
  const setActiveIndex = (index: number) => setActive(index < 0 ? null : index - suggestedCount);

  /** @param other text if nothing is selected */
  const open = (other = -1) => {
    if (isOpen) return;
    setIsOpen(true);
    const at = matches.slice(suggestedCount).findIndex((option) => option.id === selectedId);
    setActiveIndex(at < 0 ? other : at + suggestedCount);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActive(null);
  };
  const choose = (option: ComboOption) => {
    onSelect(option.id);
    close();
  };
  /**
   * Input from before hydration is replayed later, when the field may no longer be focused: no blur would close the
   * list.
   */
  const type = (field: HTMLInputElement) => {
    const isHere = document.activeElement === field;
    setIsOpen(isHere);
    setTyped(field.value);
    // A query hides the suggestions.
    setActive(isHere && field.value !== "" ? "best" : null);
  };
  const move = (step: number) => {
    const count = matches.length;
    if (!isOpen) {
      // When a key opens the list, an option is active, so that Enter selects it.
      open(step > 0 ? 0 : count - 1);
      return;
    }
    if (count === 0) return;
    setActiveIndex(activeIndex < 0 ? (step > 0 ? 0 : count - 1) : (activeIndex + step + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = matches[activeIndex];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return {
    isOpen,
    matches,
    suggestedCount,
    /** The message for approximate matches. */
    missed: isSearching && found.isNear ? (found.options.length > 0 ? "near" : "none") : null,
    activeIndex,
    selected,
    text: typed ?? selected?.label ?? "",
    open: () => open(),
    close,
    choose,
    type,
    onKeyDown,
  } as const;
}
