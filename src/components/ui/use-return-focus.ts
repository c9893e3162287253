import { type RefObject, useLayoutEffect } from "react";

/** A part of the page that is told by its name. */
const partSelector = "section[aria-labelledby], [role=tabpanel]";

/**
 * Where an element goes away with the focus in it, the focus goes to the part of the page that it stood in, else to the
 * page's heading: a browser would leave the keyboard, and many screen readers, at the top of the page without a word.
 */
export const useReturnFocus = (element: RefObject<HTMLElement>) =>
  useLayoutEffect(() => {
    const own = element.current;
    // React calls it while the element is still on the page.
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const part = own.parentElement?.closest<HTMLElement>(partSelector);
      const target = part ?? document.querySelector<HTMLElement>("h1");
      target?.setAttribute("tabindex", "-1");
      // What stays is where the visitor looks already.
      target?.focus({ preventScroll: part !== null });
    };
  }, [element]);
