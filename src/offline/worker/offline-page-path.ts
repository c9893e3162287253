/** The page that stands in for one that is not kept, by language; the build writes it (`offline-pages.ts`). */
export const offlinePagePath = (code: string): string => `/offline/${code}.html`;
