import { type Command, Option } from "commander";
import { type OnnxModelFormName, onnxModelForms } from "../../photo/node/onnx-segmenter";

export interface ModelFormOption {
  form: OnnxModelFormName;
}

/** The option that says how the colours of a model's input are scaled. */
export const withModelForm = (command: Command): Command =>
  command.addOption(
    new Option("--form <name>", "input format of the ONNX model")
      .choices(Object.keys(onnxModelForms))
      .default("isnet"),
  );
