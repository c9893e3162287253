declare global {
  interface Window {
    /** The page whose HTML the server sent, as Gatsby writes it into the document. */
    pagePath?: string;
  }
}

/**
 * Leaves an unknown address as it was typed. The server answers "/de/nothing" with the page "/de/404"; Gatsby
 * would take the difference for an outdated address and move the visitor there.
 *
 * A match path ("/de/*") would say the same, but then Gatsby writes the address of every page below it into the
 * script that each visitor loads: 12,000 pages, 35 KB compressed.
 */
export function keepUnknownAddress(window: Window): void {
  if (window.pagePath?.endsWith("/404")) window.pagePath = window.location.pathname;
}
