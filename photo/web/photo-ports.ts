import { inspectImage } from "../core/file/inspect-image";
import { roughMatte } from "../core/matte/person-matte";
import type { ModelRunner } from "../core/runtime";
import { cutOut, personMaskOf } from "../cut-out";
import type { PhotoPorts } from "../ports";
import { decodeImage } from "./decode-image";
import { drawingTools } from "./drawing-tools";

/** The browser's adapters around a loaded model runner. */
export function makePhotoPorts(models: ModelRunner): PhotoPorts {
  const runPersonMask = personMaskOf(models);
  return {
    models,
    inspectImage,
    decodeImage,
    cutOut: (image, face, surroundings, isRough) => {
      if (isRough) return roughMatte(image, face, runPersonMask, surroundings);
      return cutOut(image, face, runPersonMask, surroundings, null);
    },
    ...drawingTools,
  };
}
