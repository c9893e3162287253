/** The offline page of a language; written by the build (`offline-pages.ts`). */
export const offlinePagePath = (code: string): string => `/offline/${code}.html`;
