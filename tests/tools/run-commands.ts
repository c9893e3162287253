import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * Runs scripts one after another in one process, because loading the code takes far longer than most commands. A message is a script
 * with its arguments. The answer is [exit code, output, errors] when the script has ended: when it calls `process.exit`, or when
 * nothing is left to do.
 */
const require = createRequire(__filename);
const { channel } = process;
let output = "";
let errors = "";
let isRunning = false;

process.stdout.write = (text: string | Uint8Array) => {
  output += text;
  return true;
};
process.stderr.write = (text: string | Uint8Array) => {
  errors += text;
  return true;
};

process.on("message", ([file, ...args]: [string, ...string[]]) => {
  // While a script runs, only its own work keeps the process alive.
  channel?.unref();
  const path = resolve(file);
  process.argv = [process.execPath, path, ...args];
  process.exitCode = undefined;
  [output, errors, isRunning] = ["", "", true];
  delete require.cache[path];
  require(path);
});

function end(): void {
  if (!isRunning) return;
  isRunning = false;
  channel?.ref();
  process.send?.([Number(process.exitCode ?? 0), output, errors]);
}

process.exit = ((code?: number) => {
  process.exitCode = code ?? process.exitCode;
  end();
}) as typeof process.exit;
process.on("uncaughtException", (error) => {
  errors += error.stack;
  process.exitCode = 1;
  end();
});
process.on("beforeExit", end);
