import { type RefObject, useLayoutEffect } from "react";

/** A labelled section of the page. */
const partSelector = "section[aria-labelledby], [role=tabpanel]";

/**
 * When the focused element is removed, moves the focus to the section that contained it, else to the page's heading:
 * browsers would silently reset it to the top of the page.
 */
export const useReturnFocus = (element: RefObject<HTMLElement>) =>
  useLayoutEffect(() => {
    const own = element.current;
    // The cleanup of a layout effect runs while the element is still in the page.
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const part = own.parentElement?.closest<HTMLElement>(partSelector);
      const target = part ?? document.querySelector<HTMLElement>("h1");
      target?.setAttribute("tabindex", "-1");
      // Without scrolling: the section is already in view.
      target?.focus({ preventScroll: part !== null });
    };
  }, [element]);
