/**
 * What the engine needs from a neural network runtime. The adapters (`photo/node`, `photo/web`) run the same model
 * files; the core does not know the runtime.
 */

/**
 * - `face-near`: 1x128x128x3 in -1..1 -> regressors 896x16, scores 896
 * - `face-far`: 1x192x192x3 in -1..1 -> regressors 2304x16, scores 2304
 * - `face-mesh`: 1x192x192x3 in 0..1 -> 468 points x 3 in crop pixels, face flag (logit)
 * - `palm`: 1x192x192x3 in 0..1 -> boxes 2016x18, scores 2016 (logits)
 * - `hand`: 1x224x224x3 in 0..1 -> 21 points x 3 in crop pixels, the same in metres, presence 0..1, left or right
 * - `person-mask`: 1x256x256x3 in 0..1 -> 256x256 coverage 0..1
 */
export const modelNames = ["face-near", "face-far", "face-mesh", "person-mask", "palm", "hand"] as const;
export type ModelName = (typeof modelNames)[number];

export interface ModelRunner {
  /** Runs a model on one picture (interleaved RGB, row-major); returns its outputs, longest first. */
  run(model: ModelName, input: Float32Array): Promise<Float32Array[]>;
}
