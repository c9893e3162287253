import type { ModelName } from "../core/runtime";

/** Files of the engine below its URL; the site's build copies them there. */
export const modelFile = (model: ModelName): string => `${model}.tflite`;

/** LiteRT's loaders and their WebAssembly: with relaxed SIMD, and for browsers without. */
export const runtimeFiles = ["litert_wasm_internal", "litert_wasm_compat_internal"].flatMap((name) => [
  `${name}.js`,
  `${name}.wasm`,
]);

/** "Print at 100 %" by language. */
export const printLabelsFile = "print-labels.json";
