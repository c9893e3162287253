import { keep } from "./keep";
import { offlinePagePath } from "./worker/offline-page-path";

/** As `src/gatsby/after-build/service-worker.ts` writes it. */
const workerPath = "/service-worker.js";

/**
 * Starts the service worker beside this page and gives it what the page runs on: on the first visit that was loaded
 * before there was a worker, and comes from the browser's own cache again. A worker of a newer build that waits takes
 * over now, since this page has just come from that build. Nothing depends on it: a browser that refuses has none.
 */
export async function startOffline(code: string): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
    keep(offlinePagePath(code));
    if (wasControlled) return;
    await controlled();
    keep(window.location.pathname);
    keepLoadedBefore(performance.now());
  } catch (error) {
    console.warn("the site will not be there without a connection", error);
  }
}

/** A build that was made without it: what an earlier one has left goes. */
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

/** What was asked for before the worker was in charge, also where its answer comes only now. */
function keepLoadedBefore(timeMs: number): void {
  const isOurs = ({ name, startTime }: PerformanceEntry) =>
    startTime <= timeMs && name.startsWith(`${window.location.origin}/`);
  new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(isOurs)
      .map(({ name }) => name);
    if (addresses.length > 0) keep(...addresses);
  }).observe({ type: "resource", buffered: true });
}
