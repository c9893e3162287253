declare global {
  interface Window {
    /** The last button pressed before React listened (`deferred-scripts.tsx`). */
    earlyClick?: { button: HTMLButtonElement | null; isOver: boolean };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** React's value tracker on the element, which the prototype's setter bypasses. */
function setUnseen(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/** Makes React notice text that was typed before hydration. */
function dispatchInput(field: Field, typed: string): void {
  field.value = field.defaultValue;
  setUnseen(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Clicks a radio button or checkbox again. */
function dispatchChange(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/**
 * On a slow connection a page can be used seconds before hydration. React 18 keeps typed values but fires no events
 * (facebook/react#12955): a filled search field would not filter, a chosen photo would be ignored, and a pressed
 * button would do nothing.
 */
export function replayEarlyInput(page: Document): void {
  // All texts are read first: the event of one field renders the others as they were built.
  const texts = [...page.querySelectorAll<Field>("input[type=text], input[type=search], textarea")]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, typed: field.value }));
  for (const { field, typed } of texts) dispatchInput(field, typed);
  for (const field of page.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
    if (field.checked && !field.defaultChecked) dispatchChange(field);
  for (const field of page.querySelectorAll<HTMLInputElement>("input[type=file]"))
    if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
  const button = window.earlyClick?.button;
  // Once the typed text is rendered: a form sends what its fields hold.
  if (button) setTimeout(() => button.isConnected && button.click());
}
