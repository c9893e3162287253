import type { BrowserContext, Page } from "@playwright/test";

type Place = "local" | "session" | "database" | "cache";

/** All that a browser may hold of this site, with the words by which the privacy page names it (a Jest test reads them there). */
export const named: readonly [Place, RegExp, string][] = [
  ["local", /^(uid|deviceId)$/, "A device number"],
  ["local", /^token$/, "A token"],
  ["session", /^(token|isLogin)$/, "A token"],
  ["database", /^open-passport-photo$/, "The photo you chose"],
  ["session", /^(photo|signature|document|recentDocuments)$/, "The state of your work"],
  ["session", /^feedback$/, "An unsent message to us"],
  ["local", /^owedDeletions$/, "Deletions the server has not confirmed yet"],
  [
    "local",
    /^(language|gatsby-i18next-language|cardInfo)$/,
    "Your language and the size of the last document",
  ],
  ["session", /^(template|hotTemplate):/, "The list of countries and documents"],
  ["session", /^@@scroll/, "How far you have scrolled on each page"],
  ["cache", /^(pictures|assets|pages|data|engine)$/, "The pages and parts of this site you have used"],
  ["database", /^(open-passport-photo-lists|workbox-expiration)$/, "the lists of documents"],
  ["local", /^isSupportWebp$/, "A technical note"],
  ["session", /^(reloadedForChunk|reloadedAfter403)$/, "Loop guards"],
];

const keysIn = (page: Page): Promise<[Place, string][]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const all = {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      database: databases,
      cache: await caches.keys(),
    };
    return Object.entries(all).flatMap(([place, keys]) =>
      keys.map((key): [Place, string] => [place as Place, key]),
    );
  });

/** What the pages of this site hold and the privacy page does not name; cookies are never named. */
export async function unnamedIn(context: BrowserContext): Promise<string[]> {
  const held = await Promise.all(
    // A page that the test has left half loaded, or elsewhere, has nothing to tell.
    context.pages().map((page) => keysIn(page).catch((): [Place, string][] => [])),
  );
  const unnamed = held
    .flat()
    .filter(([place, key]) => !named.some(([where, pattern]) => where === place && pattern.test(key)))
    .map(([place, key]) => `${place}: ${key}`);
  const cookies = (await context.cookies()).map(({ name }) => `cookie: ${name}`);
  return [...unnamed, ...cookies];
}
