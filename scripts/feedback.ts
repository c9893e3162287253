import { readConfig } from "../server/config/config";
import { loadEnvFile } from "../server/config/env-file";
import { makeFeedbacks } from "../server/database/feedbacks";
import { feedbackLines } from "../server/feedback/feedback-lines";
import { openDatabase } from "../server/resources";
import { npmCommand, runCommand } from "../tools/command-line";

type Feedbacks = ReturnType<typeof makeFeedbacks>;

/** Opens the database configured in the server's variables, and closes it after `work`. */
async function withFeedbacks(work: (feedbacks: Feedbacks) => Promise<void>): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const { database } = await openDatabase(config);
  try {
    await work(makeFeedbacks(database, { channels: [], keptMs: config.feedbackTtlMs }, Date.now));
  } finally {
    await database.destroy();
  }
}

const command = npmCommand(
  "run feedback --",
  "Lists, exports and deletes messages of visitors. Uses the server's environment variables.",
  "npm run feedback -- list",
);
command
  .command("list")
  .description("list the stored messages, oldest first")
  .action(() => withFeedbacks(async (feedbacks) => console.log(feedbackLines(await feedbacks.list()))));
command
  .command("export")
  .description("print the stored messages as JSON, one per line")
  .action(() =>
    withFeedbacks(async (feedbacks) => {
      for (const feedback of await feedbacks.list()) console.log(JSON.stringify(feedback));
    }),
  );
command
  .command("delete")
  .argument("[ids...]", "ids of messages")
  .option("--email <address>", "delete all messages of this visitor")
  .action((ids: string[], { email }: { email?: string }) =>
    withFeedbacks(async (feedbacks) => {
      let removed = 0;
      for (const which of [...ids.map((id) => ({ id })), ...(email ? [{ email }] : [])])
        removed += await feedbacks.remove(which);
      console.log(`${removed} deleted`);
      process.exitCode = removed > 0 ? 0 : 1;
    }),
  );
void runCommand(command);
