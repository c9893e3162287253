import { useEffect, useRef } from "react";

/** What Gatsby gives the focus to when a link or a button has led to another page. */
const pageId = "gatsby-focus-wrapper";

/**
 * Where a pressed button goes away with what it belonged to, or has led to this page, the heading of what came instead
 * takes the focus: a browser would leave the keyboard, and many screen readers, at the top of the page without a word.
 * Whoever has gone on since stays there.
 */
export const useKeptFocus = () => {
  const focused = useRef<Node | null>(null);
  const lastHeading = useRef<Element | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      focused.current = event.target as Node;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  const keep = () => {
    // That of an empty place goes away again.
    const heading = document.querySelector<HTMLElement>("h1:not([data-placeholder])");
    const isNew = heading !== lastHeading.current;
    lastHeading.current = heading;
    const { activeElement, body } = document;
    const isLost = focused.current?.isConnected === false && activeElement === body;
    // A click on plain text gives the page the focus, too: only a new heading has something to say.
    if (!isLost && !(isNew && activeElement?.id === pageId)) return;
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  };

  // After the whole task: a page that is come to takes the focus when it is drawn already.
  useEffect(() => {
    const timer = setTimeout(keep);
    return () => clearTimeout(timer);
  });
};
