import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ModelRunner } from "../core/runtime";
import { runModels } from "../run-models";
import { packageFolder, readModel } from "./model-files";

/** Runs LiteRT's CommonJS script. Node's `require` would read it as an ES module, because its package has the type "module". */
function runScript(file: string): unknown {
  const script = { exports: {} };
  const code = readFileSync(file, "utf8");
  const run = new Function("module", "exports", "require", "__filename", "__dirname", code);
  run(script, script.exports, createRequire(file), file, dirname(file));
  return script.exports;
}

/**
 * LiteRT's loader is written for a web worker. These are the globals that it uses. They change the thread, so this
 * must run in a worker or process of its own, never in the server's main thread.
 */
function emulateWebWorker(): void {
  const thread = globalThis as unknown as Record<string, unknown>;
  thread.self = globalThis;
  thread.importScripts = (file: string) => {
    thread.ModuleFactory = runScript(file);
  };
  // Drops its startup log (which includes a warning about the missing NPU) but keeps errors.
  thread.Module = {
    print: () => {},
    printErr: (line: string) => {
      if (!/^(INFO|VERBOSE|WARNING)\b/.test(line)) console.error(line);
    },
  };
}

/** Suppresses the runtime's warning about a missing graphics card, with its stack trace. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

async function load(): Promise<ModelRunner> {
  const wasmFolder = join(packageFolder("@litertjs/core"), "wasm");
  emulateWebWorker();
  const liteRt = await import("@litertjs/core");
  await withoutWarnings(() => liteRt.loadLiteRt(`${wasmFolder}/`));
  return runModels(liteRt, readModel);
}

let loading: Promise<ModelRunner> | null = null;

/**
 * Loads LiteRT and the engine's models in this thread (about 100 ms and 150 MB) once, because the runtime cannot be
 * loaded twice.
 * @throws if a model's package is not installed or the runtime does not start
 */
export function loadModelRunner(): Promise<ModelRunner> {
  loading ??= load();
  return loading;
}
