import { roughMatte } from "../core/matte/person-matte";
import type { Segmenter } from "../core/matte/segmenter";
import type { ModelRunner } from "../core/runtime";
import type { Raster } from "../core/types";
import { cutOut } from "../cut-out";
import type { PhotoPorts } from "../ports";
import { decodeImage } from "./decode-image";
import { drawPreview } from "./draw-preview";
import { makePrintout } from "./draw-sheet";
import { encodeJpeg, encodePng } from "./encode-jpeg";
import { inspectImage } from "./inspect-image";

/** The server's adapters around a loaded model runner; another segmenter is asked where the shipped one is unsure. */
export function makePhotoPorts(models: ModelRunner, segmenter: Segmenter | null = null): PhotoPorts {
  const runPersonMask = async ({ pixels }: Raster): Promise<Float32Array> => {
    const input = new Float32Array(pixels.length);
    for (let i = 0; i < pixels.length; i++) input[i] = pixels[i]! / 255;
    const [mask] = await models.run("person-mask", input);
    return mask!;
  };
  return {
    models,
    inspectImage,
    decodeImage,
    cutOut: (image, face, surroundings, isRough) => {
      if (isRough) return roughMatte(image, face, runPersonMask, surroundings);
      return cutOut(image, face, runPersonMask, surroundings, segmenter);
    },
    encodeJpeg,
    encodePng,
    makePrintout,
    drawPreview,
  };
}
