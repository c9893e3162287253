import { stripVTControlCharacters } from "node:util";

/** Text of a visitor's for a terminal, which it must not steer. Its lines stay lines. */
export const forTerminal = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  stripVTControlCharacters(text).replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "");

/** A sentence or two as one line: control characters and what turns the direction of the text become spaces. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, " ").trim();
