import { type ComponentType, lazy, type ReactElement, Suspense } from "react";
import { backOnline } from "../../browser/back-online";
import { firstAction } from "../../browser/first-action";

/** Resolves when the element is in the viewport. */
const inView = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** If the page is rendered in the browser, there is no built HTML and nothing to wait for. */
async function whenNeeded(id: string): Promise<void> {
  const standing = document.getElementById(id);
  if (standing) await Promise.race([inView(standing), firstAction()]);
}

/** Offline, the built HTML stays and loading is retried when the connection returns. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      console.warn("a part of the page could not be loaded", error);
      await backOnline();
    }
}

/** A part that is loaded when it is first rendered, or before. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));

/**
 * Hydrates a part of a built page lazily: its HTML is there at once, its scripts are loaded when it is in view or on
 * the visitor's first action. Whoever uses it must import its styles.
 * @param id of the wrapper element, unique in the page
 * @param built the part itself, during the build, where nothing can be lazy
 */
export function hydrateLazily(
  id: string,
  load: () => Promise<ComponentType>,
  built?: ComponentType | null,
): () => ReactElement {
  const Part =
    built ??
    lazy(async () => {
      await whenNeeded(id);
      return { default: await loadWhenOnline(load) };
    });
  return () => (
    <div id={id}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}
