export {};

/**
 * The way out: laid in the place of the service worker, it deletes all that was kept and takes itself away. Browsers ask
 * for the worker at every visit and past their caches, so that each visitor is rid of it with the next page.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
