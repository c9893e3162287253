import { statSync } from "node:fs";
import type { Command } from "commander";
import { type OnnxModel, type OnnxModelFormName, onnxModelForms } from "../../photo/node/onnx-segmenter";

export interface ModelOptions {
  /** ONNX file of another person model to compare with. */
  against?: string;
  form: string;
}

export const withModelOptions = (command: Command): Command =>
  command
    .option("--against <file>", "an ONNX person model to compare with")
    .option(
      "--form <name>",
      `input format of that model: ${Object.keys(onnxModelForms).join(", ")}`,
      "isnet",
    );

/**
 * The model that was named, or null.
 *
 * @throws Error that says which option is wrong, and how
 */
export function modelOption({ against, form }: ModelOptions): OnnxModel | null {
  if (against === undefined) return null;
  if (!statSync(against, { throwIfNoEntry: false })?.isFile())
    throw new Error(`--against ${against}: there is no such file; it must be an ONNX model`);
  const names = Object.keys(onnxModelForms);
  if (!names.includes(form)) throw new Error(`--form ${form}: must be one of ${names.join(", ")}`);
  return { file: against, form: form as OnnxModelFormName };
}
