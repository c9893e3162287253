/**
 * Takes a hash off the address that is no encoded text ("#50%"): it can name no place on the page, and Gatsby, which
 * decodes it to scroll there, would leave the page blank.
 */
export function dropBrokenHash({ location, history }: Window): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}
