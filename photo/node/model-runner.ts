import { createRequire } from "node:module";
import { join } from "node:path";
import type { ModelRunner } from "../core/runtime";
import { runModels } from "../run-models";
import { packageFolder, readModel } from "./model-files";

/**
 * LiteRT's loader is written for a browser's web worker. These are the few globals that it reaches for.
 * They change the thread, so this belongs in a worker of its own and never in a server's main thread.
 */
function lookLikeAWebWorker(): void {
  const thread = globalThis as unknown as Record<string, unknown>;
  const load = createRequire(import.meta.url);
  thread.self = globalThis;
  thread.importScripts = (file: string) => {
    thread.ModuleFactory = load(file);
  };
  // Its log of every start is dropped (it warns that there is no NPU, too); its errors are kept.
  thread.Module = {
    print: () => {},
    printErr: (line: string) => {
      if (!/^(INFO|VERBOSE|WARNING)\b/.test(line)) console.error(line);
    },
  };
}

/** The runtime looks for a graphics card, finds none in Node, and warns with a stack trace; nobody needs to read that. */
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
  lookLikeAWebWorker();
  const liteRt = await import("@litertjs/core");
  await withoutWarnings(() => liteRt.loadLiteRt(`${wasmFolder}/`));
  return runModels(liteRt, readModel);
}

let loading: Promise<ModelRunner> | null = null;

/**
 * LiteRT and the engine's models in this thread (about 100 ms and 150 MB), loaded by the first who asks: the runtime
 * refuses to be loaded twice.
 *
 * @throws when a model's package is not installed or the runtime does not start.
 */
export function loadModelRunner(): Promise<ModelRunner> {
  loading ??= load();
  return loading;
}
