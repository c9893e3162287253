import {
  countNumber,
  existingFolder,
  npmCommand,
  runCommand,
  WrongArguments,
} from "../../tools/command-line";
import { type EvaluationOptions, runEvaluation } from "../../tools/eval/run/run-evaluation";

void runCommand(
  npmCommand(
    "run eval --",
    "Measures the accuracy of the engine on labelled photographs.",
    "npm run eval -- ../photos --defects all",
  )
    .argument("[folder]", "a folder with manifest.json; not needed with --skin-tones", existingFolder)
    .option("--fast", "skip slow measurements", false)
    .option("--every-template <n>", "measure lengths on every n-th document", countNumber, 1)
    .option("--defects <names>", "add defects to good photographs: all, or names separated by commas")
    .option("--lengths", "only measure the lengths of the photos of every document", false)
    .option("--skin-tones", "only measure drawn people", false)
    .option("--busy", "only measure cut-outs in front of drawn backgrounds", false)
    .option("--sheet <file>", "only write a contact sheet of all cut-outs on white")
    .option("--tuning", "leave out the photographs that are kept aside", false)
    .option(
      "--cache <file>",
      "keep what was said of each photograph in this file, and ask the engine for no other",
    )
    .option(
      "--stability <n>",
      "only measure what changes that nobody sees do to verdicts and measures, n portraits of each skin tone",
      countNumber,
    )
    .option("--into <file>", "write the figures for the page /accuracy to this file")
    .option("--json", "print the figures as JSON", false)
    .action((folder: string | undefined, options: EvaluationOptions) => {
      if (!folder && !options.skinTones)
        throw new WrongArguments("Name a folder with manifest.json, or use --skin-tones (--help shows how).");
      return runEvaluation(folder, options);
    }),
).then(() => process.exit());
