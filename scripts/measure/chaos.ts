import { runChaos } from "../../tests/trials/chaos/run-chaos";
import { countNumber, npmCommand, positiveNumber, runCommand, wholeNumber } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run chaos --",
    "Kills the server at random moments and makes disk, database and store unavailable.",
    "npm run chaos -- --rounds 20 --replicas",
  )
    .option("--rounds <n>", "number of rounds", wholeNumber, 200)
    .option("--minutes <n>", "start no round after this time", positiveNumber, 25)
    .option(
      "--seed <n>",
      "random seed; repeats the rounds of an earlier run",
      wholeNumber,
      Date.now() % 1_000_000,
    )
    .option("--replicas", "run on PostgreSQL and S3", false)
    .option("--trouble-every <n>", "every n-th round loses its disk or a store", countNumber, 10)
    .option("--visitors <n>", "concurrent visitors", countNumber, 4)
    .action(async (options) => {
      process.exitCode = (await runChaos(options)) > 0 ? 1 : 0;
    }),
);
