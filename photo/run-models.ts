import type { CompiledModel } from "@litertjs/core";
import { type ModelName, type ModelRunner, modelNames } from "./core/runtime";

/** Few photos show a hand, and its model takes 31 MB. */
const usuallyAtOnce: readonly ModelName[] = modelNames.filter((name) => name !== "hand");

const inputEdgePx: Record<ModelName, number> = {
  "face-near": 128,
  "face-far": 192,
  "face-mesh": 192,
  "person-mask": 256,
  palm: 192,
  hand: 224,
};

export interface LoadedModels extends ModelRunner {
  /** Loads and compiles a model before it is needed. */
  load(name: ModelName): Promise<unknown>;
}

/**
 * The engine's models on LiteRT, whose WebAssembly has been started in this thread.
 * @param atOnce models to load now; the others are loaded on first use
 * @throws if a model cannot be loaded or compiled
 */
export async function runModels(
  { loadAndCompile, Tensor }: typeof import("@litertjs/core"),
  readModel: (name: ModelName) => Promise<Uint8Array>,
  atOnce = usuallyAtOnce,
): Promise<LoadedModels> {
  const models = new Map<ModelName, Promise<CompiledModel>>();
  const load = (name: ModelName): Promise<CompiledModel> => {
    const model = readModel(name).then((bytes) => loadAndCompile(bytes, { accelerator: "wasm" }));
    models.set(name, model);
    // Allow another attempt, when the connection is back.
    model.catch(() => models.delete(name));
    return model;
  };
  await Promise.all(atOnce.map(load));
  const loaded = (name: ModelName) => models.get(name) ?? load(name);
  return {
    load: loaded,
    async run(name, input) {
      const edge = inputEdgePx[name];
      const model = await loaded(name);
      const tensor = new Tensor(input, [1, edge, edge, 3]);
      const outputs = await model.run(tensor);
      // Copies: the runtime's memory is not garbage collected, and is freed here.
      const arrays = outputs.map((output) => output.toTypedArray() as Float32Array);
      for (const output of outputs) output.delete();
      tensor.delete();
      return arrays.sort((a, b) => b.length - a.length);
    },
  };
}
