import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const envFile = ".env";

/** Loads `.env` from the working directory, if it exists. Variables that are already set take precedence. */
export function loadEnvFile(): void {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
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
