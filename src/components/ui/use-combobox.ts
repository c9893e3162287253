import { type KeyboardEvent, useMemo, useState } from "react";
import { type ComboOption, rankOptions } from "./rank-options";

interface ComboboxInput {
  options: readonly ComboOption[];
  instead?: ((typed: string) => readonly ComboOption[] | null) | undefined;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** What the keyboard does in an editable combobox with list autocomplete (WAI-ARIA 1.2 pattern). */
export const useCombobox = ({ options, instead, selectedId, onSelect }: ComboboxInput) => {
  const [isOpen, setIsOpen] = useState(false);
  /** Null: nothing typed since the list was opened, the field shows the choice and the list shows all. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);
  const selected = options.find((option) => option.id === selectedId) ?? null;
  const matches = useMemo(
    () => (typed && instead?.(typed)) || rankOptions(options, typed ?? ""),
    [options, instead, typed],
  );

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActiveIndex(matches.findIndex((option) => option.id === selectedId));
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActiveIndex(-1);
  };
  const choose = (option: ComboOption) => {
    onSelect(option.id);
    close();
  };
  /** What was typed before the page listened is told later, when the field may have been left: no blur would close the list. */
  const type = (input: HTMLInputElement) => {
    const isHere = document.activeElement === input;
    setIsOpen(isHere);
    setTyped(input.value);
    setActiveIndex(isHere && input.value !== "" ? 0 : -1);
  };
  const move = (step: number) => {
    const count = matches.length;
    if (!isOpen) {
      open();
      // A key that opens the list has an entry under it, so that Enter takes one.
      if (!matches.some((option) => option.id === selectedId)) setActiveIndex(step > 0 ? 0 : count - 1);
      return;
    }
    if (count === 0) return;
    setActiveIndex(activeIndex < 0 ? (step > 0 ? 0 : count - 1) : (activeIndex + step + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const active = matches[activeIndex];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return {
    isOpen,
    matches,
    activeIndex,
    selected,
    text: typed ?? selected?.label ?? "",
    open,
    close,
    choose,
    type,
    onKeyDown,
  };
};
