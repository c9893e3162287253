import { availableParallelism } from "node:os";
import { runLoad } from "../../tests/trials/load/run-load";
import { countNumber, npmCommand, positiveNumber, runCommand } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run load --",
    "Measures the server at its capacity and far beyond it.",
    "npm run load -- --seconds 10 --workers 2",
  )
    .option("--seconds <n>", "duration of each measurement", positiveNumber, 30)
    .option("--workers <n>", "number of photo processes", countNumber, availableParallelism())
    .option("--replicas", "only compare one replica with two that share PostgreSQL and S3", false)
    .action(async (options) => {
      process.exitCode = (await runLoad(options)) > 0 ? 1 : 0;
    }),
);
