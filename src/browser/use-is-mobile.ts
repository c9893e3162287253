import { useSyncExternalStore } from "react";
import { mobileBelowWidthPx } from "../constants";

/** Media query for widths below 600 px, including fractional pixels. */
export const mobileQuery = `(max-width: ${mobileBelowWidthPx - 0.02}px)`;

export const isMobileWidth = (widthPx: number) => widthPx < mobileBelowWidthPx;

/** Whether the window is narrower than 600 px; false in the built HTML. */
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
