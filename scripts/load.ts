import { availableParallelism } from "node:os";
import { runLoad } from "../tests/trials/load/run-load";
import { npmCommand, positiveNumber, runCommand, wholeNumber } from "../tools/command-line";

void runCommand(
  npmCommand("run load --", "What the real server does at its capacity and far beyond it.")
    .option("--seconds <n>", "for each measurement", positiveNumber, 30)
    .option("--workers <n>", "photo processes", wholeNumber, availableParallelism())
    .option("--replicas", "one replica against two on one PostgreSQL and one S3, instead of the rest", false)
    .addHelpText("after", "\nExample: npm run load -- --seconds 10 --workers 2")
    .action(async (options) => {
      process.exitCode = (await runLoad(options)) > 0 ? 1 : 0;
    }),
);
