import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { StartError } from "./start-error";

const envFile = ".env";

/** Values in quotes may have several lines. */
const quotedValue = /(?<=^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*)(["'`])[\s\S]*?\1/gm;
const beforeValue = /^\s*(?:export\s+)?[\w.-]+\s*=[ \t]*/;

/**
 * What Node silently reads as something else: a line without a name takes the next one with it, and a value ends at a # or a quote.
 *
 * @param line with a zero character instead of a value in quotes
 */
function faultOfLine(line: string): string | undefined {
  if (/^\s*(#|$)/.test(line)) return undefined;
  if (!beforeValue.test(line)) return "is not NAME=value";
  const value = line.replace(beforeValue, "");
  if (/^["'`]/.test(value)) return "has a quote that does not end: put the value in other quotes";
  if (/^\0[ \t]*[^\s#]/.test(value))
    return "has more after the closing quote: put the value in quotes that it does not contain";
  return /^[^#]*\S#/.test(line) ? "has a # within the value: put the value in quotes" : undefined;
}

/**
 * Loads `.env` from the working directory, if it exists. Variables that are already set take precedence.
 *
 * @throws StartError that names the first line which is not read as it stands
 */
export function loadEnvFile(): void {
  if (!existsSync(envFile)) return;
  // Editors on Windows begin a file with a byte order mark, which Node takes for a part of the first name.
  const text = readFileSync(envFile, "utf8").replace(/^\uFEFF/, "");
  const withoutQuoted = text.replace(quotedValue, (value) => `\0${value.replace(/[^\n]/g, "")}`);
  const faults = withoutQuoted.split("\n").map(faultOfLine);
  const at = faults.findIndex((fault) => fault !== undefined);
  if (at !== -1) throw new StartError(`${envFile}: line ${at + 1} ${faults[at]}.`);
  for (const [given, value] of Object.entries(parseEnv(text))) process.env[given] ??= value;
}

/** A value as Node reads it back: single quotes come first, because in double ones `\n` is a line break. */
function quoted(value: string): string {
  if (/^[\w./:-]*$/.test(value)) return value;
  const quote = ["'", '"', "`"].find((mark) => !value.includes(mark));
  if (quote === undefined)
    throw new Error(`.env cannot hold this value, which has all three kinds of quotes: ${value}`);
  return quote + value + quote;
}

/** The text of an `.env` file with these variables: each line that sets one is replaced, or one is added. */
export function withVariables(text: string, variables: Record<string, string>): string {
  let result = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  for (const [name, value] of Object.entries(variables)) {
    const line = `${name}=${quoted(value)}`;
    const setting = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, "gm");
    const replaced = result.replace(setting, () => line);
    result = text.search(setting) >= 0 ? replaced : `${result}${line}\n`;
  }
  return result;
}

/** Sets variables in `.env` of the working directory. @returns the file's path */
export function writeEnvFile(variables: Record<string, string>): string {
  const text = existsSync(envFile) ? readFileSync(envFile, "utf8") : "";
  writeFileSync(envFile, withVariables(text, variables));
  return resolve(envFile);
}
