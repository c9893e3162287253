import { countNumber, existingFile, existingFolder, npmCommand, runCommand } from "../../tools/command-line";
import { bench } from "../../tools/eval/bench";
import { withModelForm } from "../../tools/eval/model-options";

void runCommand(
  withModelForm(
    npmCommand(
      "run bench --",
      "Time and memory of the whole job, step by step, in one warm worker.",
      "npm run bench -- ../photos --rounds 5",
    ),
  )
    .argument("<folder>", "a folder of photographs; refused ones do not count", existingFolder)
    .option("--rounds <n>", "how many times each photo is made", countNumber, 3)
    .option(
      "--photos <n>",
      "make this many photos and print memory, not time, after each tenth of them",
      countNumber,
    )
    .option("--against <file>", "also time this ONNX model alone", existingFile)
    .option("--json", "print the figures as JSON", false)
    .action(bench),
).then(() => process.exit());
