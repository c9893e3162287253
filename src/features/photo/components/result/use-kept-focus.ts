import { useEffect, useRef } from "react";

/** What Gatsby gives the focus to when a link or a button has led to another page. */
const pageId = "gatsby-focus-wrapper";

/**
 * Where a view takes the place of another with the button that was pressed, or a press has led to this page, the focus
 * goes to the new heading. Whoever has gone on since stays there.
 * @param view what is shown; a placeholder has no heading
 */
export const useKeptFocus = (view: string) => {
  /** What had the focus last. */
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
    // After the whole task, in which Gatsby gives the focus to its wrapper.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const isGone = focused.current instanceof Node && !focused.current.isConnected;
      // A click on plain text gives the page the focus, too: only a new view has something to say.
      if (!(isGone && activeElement === body) && activeElement?.id !== pageId) return;
      const heading = document.querySelector<HTMLElement>("h1:not([data-placeholder])");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
    });
    return () => clearTimeout(timer);
  }, [view]);
};
