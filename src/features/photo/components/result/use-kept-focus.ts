import { useEffect, useRef } from "react";

/** The element that Gatsby focuses after a navigation. */
const pageId = "gatsby-focus-wrapper";

/**
 * Moves the focus to the new heading when the focused button was removed with the previous view, or after a
 * navigation to this page. Leaves it if the visitor has focused something else.
 * @param view the current view; a placeholder has no heading
 */
export function useKeptFocus(view: string) {
  /** The last focused element. */
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => {
    // After the current task, in which Gatsby focuses its wrapper.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const isGone = focused.current instanceof Node && !focused.current.isConnected;
      // A click on plain text focuses the body too: only act on a new view.
      if (!(isGone && activeElement === body) && activeElement?.id !== pageId) return;
      const heading = document.querySelector<HTMLElement>("h1:not([data-placeholder])");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
    });
    return () => clearTimeout(timer);
  }, [view]);
}
