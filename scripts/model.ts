import { existingFile, existingFolder, npmCommand, runCommand, WrongArguments } from "../tools/command-line";
import { withModelForm } from "../tools/eval/model-options";
import { type AddModelOptions, addModel } from "../tools/eval/second-model/add-model";
import { hasPhotographs, photographsFolder } from "../tools/testing/photographs";

const command = npmCommand(
  "run model --",
  "Checks an ONNX model (MODNet, ISNet, BiRefNet) and uses it as the second opinion on unsure cut-outs. Needs onnxruntime-node.",
  "npm run model -- add isnet.onnx --form isnet --photos ../photos",
);
withModelForm(
  command
    .command("add")
    .argument("<file>", "the model", existingFile)
    .description("measure the model on photographs, and name it in .env if it makes the cut-outs better")
    .option(
      "--photos <folder>",
      "labelled photographs with their true alpha (default: PHOTOGRAPHS, or a folder beside the checkout)",
      existingFolder,
    )
    .option("--dry-run", "only measure", false),
).action(
  (file: string, { photos = photographsFolder, ...options }: AddModelOptions & { photos?: string }) => {
    if (photos === photographsFolder && !hasPhotographs)
      throw new WrongArguments(`No photographs in ${photos}; --photos names another folder.`);
    return addModel(file, photos, options);
  },
);
void runCommand(command).then(() => process.exit());
