import { type PointerEvent, useEffect, useRef } from "react";

/**
 * On phones the open list fills the screen (`combobox.module.css`). The first tap shows the whole list; the keyboard,
 * which would cover half of it, opens on a tap on the field. The list ends above the keyboard (visual viewport).
 */
export function useSheet(isOpen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTouched = useRef(false);
  const isRefocused = useRef(false);
  const isKeyboardWanted = useRef(false);

  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const fill = () => {
      sheet.current?.style.setProperty("--view-height", `${view.height}px`);
      sheet.current?.style.setProperty("--view-top", `${view.offsetTop}px`);
    };
    fill();
    view.addEventListener("resize", fill);
    view.addEventListener("scroll", fill);
    return () => {
      view.removeEventListener("resize", fill);
      view.removeEventListener("scroll", fill);
    };
  }, [isOpen]);

  /** Phones show or hide the keyboard only when the field gets the focus. */
  const setKeyboard = (isShown: boolean) => {
    const field = input.current;
    if (!field) return;
    field.setAttribute("inputmode", isShown ? "search" : "none");
    if (document.activeElement !== field) return;
    isRefocused.current = true;
    field.blur();
    field.focus();
    isRefocused.current = false;
  };

  return {
    sheet,
    input,
    /** The focus is returning to the field: not a blur. */
    isRefocused: () => isRefocused.current,
    /** After a choice, scroll the page back into view. */
    hideKeyboard: () => {
      if (isTouched.current) setKeyboard(false);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === "touch";
      isKeyboardWanted.current = isTouched.current && isOpen;
      if (!isTouched.current) input.current?.removeAttribute("inputmode");
      else if (!isOpen) input.current?.setAttribute("inputmode", "none");
    },
    onClick: () => {
      if (isKeyboardWanted.current) setKeyboard(true);
      isKeyboardWanted.current = false;
    },
  };
}
