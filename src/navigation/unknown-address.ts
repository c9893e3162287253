declare global {
  interface Window {
    /** The page whose HTML the server sent, as Gatsby writes it into the document. */
    pagePath?: string;
  }
}

/** "/de/404" and its file, not the English one, which Gatsby itself leaves alone. */
const notFoundInLanguage = /^\/[^/]+\/404(\.html)?$/;

/**
 * Leaves an unknown address as it was typed. The server answers "/de/nothing" with the page "/de/404"; Gatsby
 * would take the difference for an outdated address and move the visitor there. The server also answers the
 * address's page data, with a match path for Gatsby's router.
 *
 * A match path ("/de/*") would say the same, but then Gatsby writes the address of every page below it into the
 * script that each visitor loads: 12,000 pages, 35 kB compressed.
 */
export function keepUnknownAddress(window: Window): void {
  if (notFoundInLanguage.test(window.pagePath ?? "")) window.pagePath = window.location.pathname;
}
