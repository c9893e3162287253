import { useSyncExternalStore } from "react";
import { mobileBelowWidthPx } from "../constants";

/** The query of a width under 600 px, fractions of a pixel included. */
export const mobileQuery = `(max-width: ${mobileBelowWidthPx - 0.02}px)`;

export const isMobileWidth = (widthPx: number) => widthPx < mobileBelowWidthPx;

/** Whether the window is narrower than 600 px; false in the built HTML, which no window has yet. */
export const useIsMobile = () =>
  useSyncExternalStore(
    subscribe,
    () => isMobileWidth(window.innerWidth),
    () => false,
  );

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(mobileQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
