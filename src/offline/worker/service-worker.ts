import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from "workbox-strategies";
import { type Kind, kindOf } from "./kinds";
import { offlinePagePath } from "./offline-page-path";

/**
 * Caches what the visitor has opened, for offline use. Only prefetches what a page asks for (`cache-urls.ts`), and
 * never serves a cached page or its data while the site answers, so that a new build is visible immediately,
 * whichever worker is active. Its only knowledge of a build is the names of hashed files.
 */
declare const self: ServiceWorkerGlobalScope;

/** After this time the site counts as offline, and the cache is used. */
const networkTimeoutSeconds = 8;

/** One entry per path: pages read the query themselves, and their data has none. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Missing pages and redirects are not cached. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** Least recently used files are removed first; all of them when the quota is exceeded. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const strategies: Record<Kind, Strategy> = {
  page: new NetworkFirst({
    cacheName: "pages",
    networkTimeoutSeconds,
    plugins: [withoutQuery, onlyGood, atMost(60)],
  }),
  // Gatsby passes the query of the page on.
  data: new NetworkFirst({
    cacheName: "data",
    networkTimeoutSeconds,
    plugins: [withoutQuery, onlyGood, atMost(120)],
  }),
  asset: new CacheFirst({ cacheName: "assets", plugins: [onlyGood, atMost(300)] }),
  // Eleven files per version: the previous one is kept for tabs that are still open.
  engine: new CacheFirst({ cacheName: "engine", plugins: [onlyGood, atMost(22)] }),
  picture: new StaleWhileRevalidate({ cacheName: "pictures", plugins: [onlyGood, atMost(120)] }),
};

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin }) => sameOrigin && kindOf(url) === kind, strategy);

/** Fallback for a page that is not cached: an offline page in the language of the address. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const [, prefix = ""] = new URL(request.url).pathname.split("/");
  const pages = await caches.open("pages");
  for (const code of [prefix, "en"]) {
    const page = await pages.match(offlinePagePath(code));
    if (page) return page;
  }
  const [any] = (await pages.keys()).filter(({ url }) => url.includes(offlinePagePath("").slice(0, -5)));
  return (any && (await pages.match(any))) || Response.error();
});

// Sent by a page of this worker's build (`start.ts`).
self.addEventListener("message", ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

clientsClaim();
