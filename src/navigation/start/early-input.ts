declare global {
  interface Window {
    /** The last button pressed before React listened (`late-scripts.tsx`). */
    earlyClick?: { button: HTMLButtonElement | null; isOver: boolean };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What React keeps on the element itself to tell a change from a repetition; the prototype's setter goes past it. */
function setUnseen(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/** Makes React hear of a text that was typed while it was not listening. */
function tellText(field: Field): void {
  const typed = field.value;
  field.value = field.defaultValue;
  setUnseen(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A radio button or checkbox that was pressed meanwhile is pressed again. */
function tellChoice(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/**
 * On a slow line a page can be read and typed in seconds before its scripts are there. React 18 keeps what was typed
 * in the field, but tells nobody (facebook/react#12955): the list would stay unfiltered under a filled search field,
 * a photo that was given would be none, and a button that was pressed would do nothing.
 */
export function tellEarlyInput(page: Document): void {
  for (const field of page.querySelectorAll<Field>("input[type=text], input[type=search], textarea"))
    if (field.value !== field.defaultValue) tellText(field);
  for (const field of page.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
    if (field.checked && !field.defaultChecked) tellChoice(field);
  for (const field of page.querySelectorAll<HTMLInputElement>("input[type=file]"))
    if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
  const button = window.earlyClick?.button;
  if (button?.isConnected) button.click();
}
