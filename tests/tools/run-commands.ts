import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Runs scripts one after another in one process, with the same argument, and prints [file, exit code, output] of each as JSON. One
 * process, because loading the code takes far longer than showing a help text.
 */
async function runEach(argument: string, files: string[]): Promise<void> {
  const results: [string, number, string][] = [];
  let output = "";
  const write = process.stdout.write.bind(process.stdout);
  for (const stream of [process.stdout, process.stderr])
    stream.write = (text: string | Uint8Array) => {
      output += text;
      return true;
    };
  process.exit = ((code?: number) => {
    process.exitCode = code ?? process.exitCode;
  }) as typeof process.exit;
  for (const file of files) {
    process.argv = [process.execPath, resolve(file), argument];
    process.exitCode = 0;
    output = "";
    await import(resolve(file)).catch((error) => {
      output += error.stack;
    });
    await nextTurn();
    results.push([file, Number(process.exitCode), output]);
  }
  write(JSON.stringify(results));
  process.exitCode = 0;
}

const [, , argument = "--help", ...files] = process.argv;
void runEach(argument, files);
