import { type ComponentType, lazy, type ReactElement, Suspense } from "react";
import { firstAction } from "../../browser/first-action";

/** Resolves when the element is in view. */
const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** Where a page is drawn in the browser, nothing stands yet that could wait. */
async function wanted(id: string): Promise<void> {
  const standing = document.getElementById(id);
  if (standing) await Promise.race([seen(standing), firstAction()]);
}

/** Without a line what was built stays; what is missing comes when the line is back. */
async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      console.warn("a part of the page did not come", error);
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
}

/** A part that is drawn once something was done: its scripts come when it is first drawn, or before. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loaded(load) }));

/**
 * A part of a built page that is read before it is used: its HTML stands at once, its scripts come when it is in view
 * or when the visitor first does something. Its styles belong to the page: whoever makes it late imports them.
 * @param id of the element around it, which the page has once
 * @param built the part itself, where the site is being built: there nothing can wait
 */
export function late(
  id: string,
  load: () => Promise<ComponentType>,
  built?: ComponentType | null,
): () => ReactElement {
  const Part =
    built ??
    lazy(async () => {
      await wanted(id);
      return { default: await loaded(load) };
    });
  return () => (
    <div id={id}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}
