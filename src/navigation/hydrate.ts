import type { ReactNode } from "react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes a built page over in small steps: in one piece it would hold up a slow phone for a fifth of a second. A page
 * that is made in the browser alone comes empty, and is drawn.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  const hasContent = document.getElementById("gatsby-focus-wrapper")?.hasChildNodes();
  if (hasContent) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
