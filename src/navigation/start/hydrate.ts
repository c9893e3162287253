import type { ReactNode } from "react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes a built page over in small steps: in one piece it would hold up a slow phone for a fifth of a second. What
 * comes empty is drawn: a page that is made in the browser alone, and all of `gatsby develop`.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  // React hears of what is pressed from here on.
  if (window.earlyClick) window.earlyClick.isOver = true;
  const isBuilt = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false;
  if (isBuilt) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
