import { statSync } from "node:fs";
import { Command, CommanderError, Help, InvalidArgumentError, type Option } from "commander";

/** A switch is off until it is named: that needs no words. */
const describeOption = (option: Option): string =>
  option.defaultValue === false ? option.description : new Help().optionDescription(option);

/**
 * Creates the command of an npm script. `--help` exits with 0. Wrong arguments print one sentence and exit with 2. Any other error
 * prints its message and exits with 1.
 */
export const npmCommand = (name: string, description: string, example: string): Command =>
  new Command(`npm ${name}`)
    .description(description)
    .addHelpText("after", `\nExample: ${example}`)
    .helpOption("-h, --help", "show this text")
    .configureHelp({ optionDescription: describeOption })
    .exitOverride()
    .showHelpAfterError("(--help shows how)");

/** @throws InvalidArgumentError */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}

/** @throws InvalidArgumentError */
export function countNumber(text: string): number {
  const count = wholeNumber(text);
  if (count < 1) throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return count;
}

/** @throws InvalidArgumentError */
export function positiveNumber(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("It must be a number above 0.");
  return value;
}

/** @throws InvalidArgumentError */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It must be a port from 0 to 65535.");
  return port;
}

/** @throws InvalidArgumentError */
export function existingFile(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new InvalidArgumentError("There is no such file.");
  return path;
}

/** @throws InvalidArgumentError */
export function existingFolder(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError("There is no such folder.");
  return path;
}

/** A folder that is created if it does not exist. @throws InvalidArgumentError */
export function outputFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InvalidArgumentError("It is a file, not a folder.");
  return path;
}

/** @throws InvalidArgumentError */
export function webAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new InvalidArgumentError("It must be an address such as http://localhost:8000.");
  return text;
}

/** Makes an argument's parser of a function that throws other errors. */
export const argument =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value => {
    try {
      return read(text);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
  };

/** Thrown for wrong arguments that only the command itself can detect. */
export class WrongArguments extends Error {
  override readonly name = "WrongArguments";
}

/** Runs a function that reads arguments, and rethrows its errors as `WrongArguments`. */
export function readArguments<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
}

/** Where `head` or a pager has read enough, the command ends as other commands do: without a word. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/** Reads the arguments of this process and runs the command's action. */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.off("error", endWithReader).on("error", endWithReader);
  try {
    await command.parseAsync();
  } catch (error) {
    // Commander has already printed its message or the help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = error instanceof WrongArguments ? 2 : 1;
    }
  }
}
