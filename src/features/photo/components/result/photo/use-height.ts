import { type RefObject, useEffect } from "react";

/** Tells the element's own style how high it is, as `--height`. */
export const useHeight = (element: RefObject<HTMLElement>) => {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() =>
      measured.style.setProperty("--height", `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
};
