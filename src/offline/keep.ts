import { connectionHere, savesData } from "../browser/connection";

/**
 * Asks the service worker to keep these addresses, once it is there; it passes over what it does not know. What the
 * browser has of them it takes from there.
 */
export function keep(...addresses: string[]): void {
  if (!("serviceWorker" in navigator)) return;
  const urlsToCache = [...new Set(addresses.map((address) => new URL(address, window.location.origin).href))];
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }),
  );
}

/** Whether what may be wanted later may be fetched now: not where every byte counts. */
export const mayFetchAhead = (): boolean => navigator.onLine && !savesData(connectionHere());

/** The same for what the visitor has not asked for yet. */
export function keepAhead(...addresses: string[]): void {
  if (mayFetchAhead()) keep(...addresses);
}
