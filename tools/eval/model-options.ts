import { statSync } from "node:fs";
import { type OnnxModel, type OnnxModelFormName, onnxModelForms } from "../../photo/node/onnx-segmenter";

/** For `parseArgs`: another person model to measure beside. */
export const modelOptions = {
  against: { type: "string" },
  form: { type: "string", default: "isnet" },
} as const;

/**
 * The model that was named, or null.
 *
 * @throws Error that says which option is wrong, and how
 */
export function modelOption({ against, form }: { against?: string; form: string }): OnnxModel | null {
  if (against === undefined) return null;
  if (!statSync(against, { throwIfNoEntry: false })?.isFile())
    throw new Error(`--against ${against}: there is no such file; it must be an ONNX model`);
  const names = Object.keys(onnxModelForms);
  if (!names.includes(form)) throw new Error(`--form ${form}: must be one of ${names.join(", ")}`);
  return { file: against, form: form as OnnxModelFormName };
}
