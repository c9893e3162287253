import { cacheUrls } from "./cache-urls";
import { offlinePagePath } from "./worker/offline-page-path";

/** Written by `src/gatsby/after-build/service-worker.ts`. */
const workerPath = "/service-worker.js";

/**
 * Registers the service worker and passes it the files of this page: on the first visit they were loaded before it
 * was active, and come from the HTTP cache. A waiting worker of a newer build is activated now, because this page is
 * from that build. Optional: browsers without service workers do without.
 */
export async function startOffline(code: string): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
    cacheUrls(offlinePagePath(code));
    if (wasControlled) return;
    await controlled();
    cacheUrls(window.location.pathname);
    cacheLoadedBefore(performance.now());
  } catch (error) {
    console.warn("the site will not be there without a connection", error);
  }
}

/** For a build without a service worker: removes the previous one and its caches. */
export async function endOffline(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

const controlled = (): Promise<void> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });

/** Caches what was requested before the worker was in control, including pending requests. */
function cacheLoadedBefore(timeMs: number): void {
  const isOurs = ({ name, startTime }: PerformanceEntry) =>
    startTime <= timeMs && name.startsWith(`${window.location.origin}/`);
  new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(isOurs)
      .map(({ name }) => name);
    if (addresses.length > 0) cacheUrls(...addresses);
  }).observe({ type: "resource", buffered: true });
}
