declare global {
  interface Window {
    /** Path of the page whose HTML was sent, as Gatsby writes it into the document. */
    pagePath?: string;
  }
}

/** "/de/404" and its file, but not the English one, which Gatsby leaves alone. */
const notFoundInLanguage = /^\/[^/]+\/404(\.html)?$/;

/**
 * Keeps an unknown address as typed. The server answers "/de/nothing" with the page "/de/404", and Gatsby would
 * navigate there. The server also answers the address's page data, with a match path for Gatsby's router. A match
 * path ("/de/*") in the build would do the same, but Gatsby writes the paths of all pages below it into a script for
 * every visitor: 12,000 pages, 35 kB compressed.
 */
export function keepUnknownAddress(window: Window): void {
  if (notFoundInLanguage.test(window.pagePath ?? "")) window.pagePath = window.location.pathname;
}
