import type { Segmenter } from "../core/matte/segmenter";
import type { ModelRunner } from "../core/runtime";
import { cutOutWith } from "../pipeline/cut-out";
import type { PhotoPorts } from "../ports";
import { decodeImage } from "./decode/decode-image";
import { inspectImage } from "./decode/inspect-image";
import { drawingTools } from "./drawing-tools";

/** The server's ports for a loaded model runner. The second segmenter is used where the shipped one is unsure. */
export function makePhotoPorts(models: ModelRunner, segmenter: Segmenter | null = null): PhotoPorts {
  return {
    models,
    inspectImage,
    decodeImage,
    cutOut: cutOutWith(models, segmenter),
    ...drawingTools,
  };
}
