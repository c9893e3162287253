import type { ReactNode } from "react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates a built page in small steps, since in one step it would block a slow phone for a fifth of a second. An
 * empty container is rendered: pages without built HTML, and `gatsby develop`.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  // From here on React handles events.
  if (window.earlyClick) window.earlyClick.isOver = true;
  const isBuilt = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false;
  if (isBuilt) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
