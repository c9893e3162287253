/**
 * A browser that is not Chromium, in the hands of a visitor: as much of it as Firefox (WebDriver BiDi) and WebKit
 * (WebDriver) both give. Elements are named by XPath, which both understand; each wait ends with an error.
 */
export interface OtherBrowser {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Scrolls there and presses, as a finger does. */
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** The Enter key, in this field. */
  enter(xpath: string): Promise<void>;
  giveFile(xpath: string, path: string): Promise<void>;
  /** With the pointer down, in CSS pixels from the middle of the element. */
  drag(xpath: string, across: number, down: number): Promise<void>;
  /** What the page answers; `null` for nothing. Nothing of the test's own module is known there. */
  ask<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

export const waitMs = 90_000;
export const phone = { width: 390, height: 844 };
