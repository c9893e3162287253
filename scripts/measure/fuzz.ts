import { runFuzz } from "../../tests/trials/fuzz/run-fuzz";
import { npmCommand, positiveNumber, runCommand, wholeNumber } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run fuzz --",
    "Sends broken pictures and requests to the real server.",
    "npm run fuzz -- --images 1000 --requests 0 --seed 7",
  )
    .option("--images <n>", "number of pictures", wholeNumber, 20_000)
    .option("--requests <n>", "number of requests", wholeNumber, 5_000)
    .option("--seed <n>", "random seed; repeats an earlier run", wholeNumber, Date.now() % 1_000_000)
    .option("--hang-seconds <n>", "a response that takes longer is a fault", positiveNumber, 10)
    .option("--keep <folder>", "save pictures that caused a fault")
    .action(async (options) => {
      process.exitCode = (await runFuzz(options)) > 0 ? 1 : 0;
    }),
);
