import { stripVTControlCharacters } from "node:util";

/** Removes control characters from a visitor's text before it is printed to a terminal. Line breaks are kept. */
export const forTerminal = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  stripVTControlCharacters(text).replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "");

/** A short text as one line: control characters and bidirectional marks become spaces. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, " ").trim();
