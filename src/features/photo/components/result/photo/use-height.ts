import { type RefObject, useEffect } from "react";

/** Sets `--height` of an element to its height. */
export function useHeight(element: RefObject<HTMLElement>) {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() =>
      measured.style.setProperty("--height", `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
}
