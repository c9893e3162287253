import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from "workbox-strategies";
import { type Kind, kindOf } from "./kinds";
import { offlinePagePath } from "./offline-page-path";

/**
 * Keeps what the visitor has seen, so that it is there without a connection. Nothing is fetched ahead but what a page
 * asks for (`keep.ts`), and nothing of a page or its data is shown from the cache while the site answers: whatever
 * worker is in charge, a new build is seen at once. All that it knows of a build stands in the names of hashed files.
 */
declare const self: ServiceWorkerGlobalScope;

/** A site that has not answered by then is away; what is kept is shown. */
const networkTimeoutSeconds = 8;

/** The pages of one address, whatever its query says: the page itself reads that. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** A page that is not there, or elsewhere, is not kept. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** The files that were asked for the longest ago go first; all of them, where the browser's room is full. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const strategies: Record<Kind, Strategy> = {
  page: new NetworkFirst({
    cacheName: "pages",
    networkTimeoutSeconds,
    plugins: [withoutQuery, onlyGood, atMost(60)],
  }),
  data: new NetworkFirst({ cacheName: "data", networkTimeoutSeconds, plugins: [onlyGood, atMost(120)] }),
  asset: new CacheFirst({ cacheName: "assets", plugins: [onlyGood, atMost(300)] }),
  // Eleven files a version: the one before stays for a tab that is still open.
  engine: new CacheFirst({ cacheName: "engine", plugins: [onlyGood, atMost(22)] }),
  picture: new StaleWhileRevalidate({ cacheName: "pictures", plugins: [onlyGood, atMost(120)] }),
};

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin }) => sameOrigin && kindOf(url) === kind, strategy);

/** A page that was never opened here: a page that says so, in the language of the address. */
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

// A page of this worker's own build asks for it (`start.ts`).
self.addEventListener("message", ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

clientsClaim();
