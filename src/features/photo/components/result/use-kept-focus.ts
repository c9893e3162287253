import { useEffect, useRef } from "react";

/**
 * Where a pressed button goes away with what it belonged to, the heading of what came instead takes the focus: a
 * browser would send the keyboard, and many screen readers, back to the top of the page without a word.
 */
export const useKeptFocus = () => {
  const focused = useRef<Node | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      focused.current = event.target as Node;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
};
