import { runChaos } from "../tests/trials/chaos/run-chaos";
import { countNumber, npmCommand, positiveNumber, runCommand, wholeNumber } from "../tools/command-line";

void runCommand(
  npmCommand("run chaos --", "Kills the server at random moments and takes disk, database and store away.")
    .option("--rounds <n>", "how many rounds", wholeNumber, 200)
    .option("--minutes <n>", "no round begins later than this", positiveNumber, 25)
    .option("--seed <n>", "the same rounds again", wholeNumber, Date.now() % 1_000_000)
    .option("--replicas", "on PostgreSQL and S3", false)
    .option("--trouble-every <n>", "each n-th round loses its disk or a store", countNumber, 10)
    .option("--visitors <n>", "visitors at a time", countNumber, 4)
    .addHelpText("after", "\nExample: npm run chaos -- --rounds 20 --replicas")
    .action(async (options) => {
      process.exitCode = (await runChaos(options)) > 0 ? 1 : 0;
    }),
);
