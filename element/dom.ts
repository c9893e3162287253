export type Child = Node | string | null | false;

/** Makes an element with attributes; those that are false or null are left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | null>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(attribute, value === true ? "" : value);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

export function makeButton(label: string, attributes: Record<string, string>, onClick: () => void) {
  const button = make("button", { type: "button", ...attributes }, label);
  button.addEventListener("click", onClick);
  return button;
}

/** A paragraph, or null without a text. */
export const paragraph = (part: string, text: string | null): HTMLParagraphElement | null =>
  text ? make("p", { part }, text) : null;
