import { ContentError } from "./content-error";
import { readText } from "./read-text";
import { shownPath } from "./shown-path";

/**
 * Parses a JSON file without validating it.
 * @throws ContentError with the line if it is not JSON
 */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const problem = `this is not JSON: ${message.replace(/ (in JSON )?at position \d+.*$/, "")}.`;
    const fix = "Compare commas, braces and quotation marks with a neighbouring line.";
    throw new ContentError([{ file: shownPath(path), line: lineOf(text, message), field: "", problem, fix }]);
  }
}

/** Converts "... at position 120" to a line; the last line if the text is truncated. */
function lineOf(text: string, message: string): number {
  const [, position = text.length] = /at position (\d+)/.exec(message) ?? [];
  return text.slice(0, Number(position)).split("\n").length;
}
