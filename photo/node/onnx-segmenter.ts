import { createRequire } from "node:module";
import { basename } from "node:path";
import { coverageOnGrid } from "../core/matte/coverage";
import { pictureOf } from "../core/matte/picture";
import type { Segmenter } from "../core/matte/segmenter";
import type { Matte, Raster } from "../core/types";

/** Input of a model. */
export interface OnnxModelForm {
  /** Per channel, on 0..1: (value - mean) / deviation. */
  mean: [number, number, number];
  deviation: [number, number, number];
  /** Whether the output is a logit. */
  isLogit: boolean;
  /** Input size for files that state none. */
  usualSidePx: number;
}

/** As each model was trained: MODNet and ISNet (DIS) by their authors' code, BiRefNet with ImageNet's values. */
export const onnxModelForms = {
  modnet: { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5], isLogit: false, usualSidePx: 512 },
  isnet: { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1], isLogit: false, usualSidePx: 1024 },
  birefnet: {
    mean: [0.485, 0.456, 0.406],
    deviation: [0.229, 0.224, 0.225],
    isLogit: true,
    usualSidePx: 1024,
  },
} satisfies Record<string, OnnxModelForm>;

export type OnnxModelFormName = keyof typeof onnxModelForms;

/** A model configured by an operator. */
export interface OnnxModel {
  file: string;
  form: OnnxModelFormName;
}

/** The operator has configured an ONNX file without installing the runtime. */
export class OnnxRuntimeMissing extends Error {
  override name = "OnnxRuntimeMissing";
}

/** The model does not take one RGB picture (1 x 3 x height x width) or does not return one plane. */
export class OnnxModelUnfit extends Error {
  override name = "OnnxModelUnfit";
}

interface OnnxTensor {
  data: ArrayLike<number>;
  dims: readonly number[];
}

/** The used part of onnxruntime-node, which is not a dependency, so its types are missing. */
interface OnnxRuntime {
  Tensor: new (type: "float32", values: Float32Array, dims: number[]) => OnnxTensor;
  InferenceSession: {
    create(file: string, options: object): Promise<OnnxSession>;
  };
}

/**
 * Without its arena the runtime returns memory after a run: ISNet at 1024 px leaves 0.5 GB resident instead of 2.2,
 * for 10 % more time. A photo process that exceeds `PHOTO_WORKER_MB` is ended.
 */
const sessionOptions = { intraOpNumThreads: 1, enableCpuMemArena: false };

interface OnnxSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  inputMetadata?: readonly { shape?: readonly (number | string)[] }[];
  run(feeds: Record<string, OnnxTensor>): Promise<Record<string, OnnxTensor>>;
  release(): Promise<void>;
}

/**
 * A segmenter for any ONNX file, for operators who have installed onnxruntime-node (250 MB or more, so it is not a
 * dependency). The picture is scaled to the model's square input and the output back.
 * @throws OnnxRuntimeMissing, OnnxModelUnfit, or the runtime's own error for a file that is not ONNX
 */
export async function loadOnnxSegmenter(file: string, form: OnnxModelForm): Promise<Segmenter> {
  const runtime = requireRuntime();
  const session = await runtime.InferenceSession.create(file, sessionOptions);
  const { mean, deviation, isLogit, usualSidePx } = form;
  const shape = session.inputMetadata?.[0]?.shape;
  if (session.inputNames.length !== 1 || (shape && (shape.length !== 4 || shape[1] !== 3))) {
    await session.release();
    throw new OnnxModelUnfit(`${file} does not take one picture of 1 x 3 x height x width.`);
  }
  const stated = [shape?.[2], shape?.[3]].map((length) =>
    typeof length === "number" && length > 0 ? length : 0,
  );
  const heightPx = stated[0] || usualSidePx;
  const widthPx = stated[1] || usualSidePx;

  async function segment(image: Raster): Promise<Matte> {
    const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
    const { rgb } = pictureOf(image, whole, widthPx, heightPx);
    const area = widthPx * heightPx;
    const planes = new Float32Array(area * 3);
    for (let i = 0; i < area; i++)
      for (let c = 0; c < 3; c++) planes[c * area + i] = (rgb[i * 3 + c]! - mean[c]!) / deviation[c]!;
    const input = new runtime.Tensor("float32", planes, [1, 3, heightPx, widthPx]);
    const outputs = await session.run({ [session.inputNames[0]!]: input });
    const output = outputs[session.outputNames[0]!]!;
    const [height, width] = output.dims.slice(-2) as [number, number];
    if (output.data.length !== width * height)
      throw new OnnxModelUnfit(`${file} answers with ${output.dims.join(" x ")}, not with one plane.`);
    const coverage = Float32Array.from(output.data, (value) =>
      isLogit ? 1 / (1 + Math.exp(-value)) : value,
    );
    const map = { widthPx: width, heightPx: height, coverage, place: whole };
    const alpha = new Uint8Array(image.widthPx * image.heightPx);
    const full = coverageOnGrid(map, image, image.widthPx, image.heightPx);
    for (let i = 0; i < alpha.length; i++) alpha[i] = Math.round(255 * Math.min(1, Math.max(0, full[i]!)));
    return { widthPx: image.widthPx, heightPx: image.heightPx, alpha };
  }

  return { name: basename(file), segment, close: () => session.release() };
}

function requireRuntime(): OnnxRuntime {
  try {
    // `require` also searches NODE_PATH, so that the runtime can be installed outside the project.
    return createRequire(import.meta.url)("onnxruntime-node") as OnnxRuntime;
  } catch (error) {
    throw new OnnxRuntimeMissing(
      "An ONNX segmenter was named, but onnxruntime-node cannot be loaded: npm install onnxruntime-node",
      { cause: error },
    );
  }
}
