import { connectionHere, savesData } from "../browser/connection";

/**
 * Asks the service worker to cache these URLs once it is active; it ignores unknown ones. They come from the HTTP
 * cache if possible.
 */
export function cacheUrls(...addresses: string[]): void {
  if (!("serviceWorker" in navigator)) return;
  const urlsToCache = [...new Set(addresses.map((address) => new URL(address, window.location.origin).href))];
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }),
  );
}

/** Whether to prefetch: online and without data saver. */
export const shouldPrefetch = (): boolean => navigator.onLine && !savesData(connectionHere());

/** Caches URLs that the visitor has not requested yet, if prefetching is allowed. */
export function prefetchUrls(...addresses: string[]): void {
  if (shouldPrefetch()) cacheUrls(...addresses);
}
