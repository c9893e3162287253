/** Scrolls to the upper edge of an element, unless all of it is in the window. */
export function showFromTop(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: "start" });
}
