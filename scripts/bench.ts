import { countNumber, npmCommand, runCommand } from "../tools/command-line";
import { bench } from "../tools/eval/bench";
import { withModelOptions } from "../tools/eval/model-options";

void runCommand(
  withModelOptions(
    npmCommand("run bench --", "Time and memory of the whole job, step by step, in one warm worker."),
  )
    .argument("<folder>", "a folder of photographs; those that are refused do not count")
    .option("--rounds <n>", "how often each photograph is made", countNumber, 3)
    .option("--photos <n>", "no times: the memory after each tenth of so many photos", countNumber)
    .option("--json", "the figures as JSON", false)
    .addHelpText("after", "\nExample: npm run bench -- ../photos --rounds 5")
    .action(bench),
).then(() => process.exit());
