import { inspectImage } from "../core/file/inspect-image";
import type { ModelRunner } from "../core/runtime";
import { cutOutWith } from "../pipeline/cut-out";
import type { PhotoPorts } from "../ports";
import { decodeImage } from "./decode-image";
import { decodeOnce } from "./decode-once";
import { drawingTools } from "./drawing-tools";

/** The browser's adapters around a loaded model runner. */
export function makePhotoPorts(models: ModelRunner): PhotoPorts {
  return {
    models,
    inspectImage,
    decodeImage: decodeOnce(decodeImage),
    cutOut: cutOutWith(models, null),
    ...drawingTools,
  };
}
