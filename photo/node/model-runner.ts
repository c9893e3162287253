import { createRequire } from "node:module";
import { join } from "node:path";
import type { CompiledModel } from "@litertjs/core";
import { type ModelName, type ModelRunner, modelNames } from "../core/runtime";
import { packageFolder, readModel } from "./model-files";

/** Few photos show a hand, and its model takes 31 MB. */
const loadedWhenNeeded: ReadonlySet<ModelName> = new Set(["hand"]);

const inputEdgePx: Record<ModelName, number> = {
  "face-near": 128,
  "face-far": 192,
  "face-mesh": 192,
  "person-mask": 256,
  palm: 192,
  hand: 224,
};

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

/**
 * Loads LiteRT and the engine's models into this thread (about 100 ms and 150 MB).
 *
 * @throws when a model's package is not installed or the runtime does not start.
 */
export async function loadModelRunner(): Promise<ModelRunner> {
  const wasmFolder = join(packageFolder("@litertjs/core"), "wasm");
  lookLikeAWebWorker();
  const { loadAndCompile, loadLiteRt, Tensor } = await import("@litertjs/core");
  await withoutWarnings(() => loadLiteRt(`${wasmFolder}/`));
  const models = new Map<ModelName, CompiledModel>();
  const load = async (name: ModelName): Promise<CompiledModel> => {
    const model = await loadAndCompile(await readModel(name), { accelerator: "wasm" });
    models.set(name, model);
    return model;
  };
  for (const name of modelNames) if (!loadedWhenNeeded.has(name)) await load(name);
  return {
    async run(name, input) {
      const edge = inputEdgePx[name];
      const tensor = new Tensor(input, [1, edge, edge, 3]);
      const outputs = await (models.get(name) ?? (await load(name))).run(tensor);
      // The runtime's memory is not collected: copy what came out, then free it.
      const arrays = outputs.map((output) => new Float32Array(output.toTypedArray() as Float32Array));
      for (const output of outputs) output.delete();
      tensor.delete();
      return arrays.sort((a, b) => b.length - a.length);
    },
  };
}
