import { useEffect, useRef } from "react";

/** What Gatsby gives the focus to when a link or a button has led to another page. */
const pageId = "gatsby-focus-wrapper";

/** A part of the page that is told by its name. */
const partSelector = "section[aria-labelledby], [role=tabpanel]";

const isGone = (target: EventTarget | undefined): boolean => target instanceof Node && !target.isConnected;

const isPartThatStays = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected && target.matches(partSelector);

/**
 * Where a pressed button goes away with what it belonged to, or has led to this page, the focus goes to the part of the
 * page that it stood in, else to the heading of what came instead: a browser would leave the keyboard, and many screen
 * readers, at the top of the page without a word. Whoever has gone on since stays there.
 */
export const useKeptFocus = () => {
  /** The element that had the focus last, and all around it. */
  const focused = useRef<EventTarget[]>([]);
  const lastHeading = useRef<Element | null>(null);

  const keep = () => {
    // That of an empty place goes away again.
    const heading = document.querySelector<HTMLElement>("h1:not([data-placeholder])");
    const isNew = heading !== lastHeading.current;
    lastHeading.current = heading;
    const { activeElement, body } = document;
    const isLost = isGone(focused.current[0]) && activeElement === body;
    // A click on plain text gives the page the focus, too: only a new heading has something to say.
    if (!isLost && !(isNew && activeElement?.id === pageId)) return;
    const part = isLost ? focused.current.find(isPartThatStays) : undefined;
    const target = part ?? heading;
    target?.setAttribute("tabindex", "-1");
    // What stays is where the visitor looks already.
    target?.focus({ preventScroll: part !== undefined });
  };

  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      focused.current = event.composedPath();
    };
    document.addEventListener("focusin", remember);
    // A part of the page may take its button away alone; that a whole page goes is not ours.
    const observer = new MutationObserver(() => {
      const hasStayed = isGone(focused.current[0]) && focused.current.some(isPartThatStays);
      if (hasStayed) setTimeout(() => latest.current());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);

  // After the whole task: a page that is come to takes the focus when it is drawn already.
  useEffect(() => {
    const timer = setTimeout(keep);
    return () => clearTimeout(timer);
  });
};
