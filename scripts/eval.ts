import { countNumber, npmCommand, runCommand, WrongArguments } from "../tools/command-line";
import { withModelOptions } from "../tools/eval/model-options";
import { type EvaluationOptions, runEvaluation } from "../tools/eval/run-evaluation";

void runCommand(
  withModelOptions(npmCommand("run eval --", "Accuracy of the engine over labelled photographs."))
    .argument("[folder]", "a folder with manifest.json; not needed with --skin-tones")
    .option("--fast", "nothing slow", false)
    .option("--every-template <n>", "lengths on each n-th document", countNumber, 1)
    .option("--defects <names>", "defects made in good photographs: all, or names with commas")
    .option("--skin-tones", "drawn people only", false)
    .option("--busy", "cut-outs in front of drawn backgrounds only", false)
    .option("--sheet <file>", "a contact sheet of all cut-outs on white; measures nothing")
    .option("--into <file>", "keeps the figures for the page /accuracy")
    .option("--json", "the figures as JSON", false)
    .addHelpText("after", "\nExample: npm run eval -- ../photos --defects all")
    .action((folder: string | undefined, options: EvaluationOptions) => {
      if (!folder && !options.skinTones)
        throw new WrongArguments("Name a folder with manifest.json, or use --skin-tones (--help shows how).");
      return runEvaluation(folder, options);
    }),
).then(() => process.exit());
