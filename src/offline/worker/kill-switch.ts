export {};

/**
 * Kill switch: replaces the service worker, deletes all caches and unregisters itself. Browsers check for a new
 * worker on every visit, bypassing caches, so each visitor gets it with the next page.
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
