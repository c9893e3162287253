import { useEffect } from "react";

/** The element that Gatsby focuses after a navigation. */
const pageId = "gatsby-focus-wrapper";

/** The last focused element. Shared: a view that comes after its button was removed must know it too. */
let focused: EventTarget | null = null;

function remember({ target }: FocusEvent): void {
  focused = target;
}

/**
 * Moves the focus to the new heading when the focused button was removed with the previous view, or after a
 * navigation to this page. Leaves it if the visitor has focused something else.
 * @param view the current view; a placeholder has no heading
 */
export function useKeptFocus(view: string) {
  useEffect(() => {
    // The same function is registered once, however many views use it; it only remembers and is never removed.
    document.addEventListener("focusin", remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => {
    // After the current task, in which Gatsby focuses its wrapper.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const isGone = focused instanceof Node && !focused.isConnected;
      // A click on plain text focuses the body too: only act on a new view.
      if (!(isGone && activeElement === body) && activeElement?.id !== pageId) return;
      const heading = document.querySelector<HTMLElement>("h1:not([data-placeholder])");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
    });
    return () => clearTimeout(timer);
  }, [view]);
}
