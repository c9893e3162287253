import { readConfig } from "../server/config";
import { makeFeedbacks } from "../server/database/feedbacks";
import { openDatabase } from "../server/dependencies";
import { feedbackLines } from "../server/feedback/feedback-lines";
import { npmCommand, runCommand } from "../tools/command-line";

type Feedbacks = ReturnType<typeof makeFeedbacks>;

/** Opens the database that the server's variables name, for as long as the work takes. */
async function withFeedbacks(work: (feedbacks: Feedbacks) => Promise<void>): Promise<void> {
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
  "Messages of visitors, for the people who run a server; reads the same variables as the server.",
);
command
  .command("list")
  .description("the messages that are kept, oldest first")
  .action(() => withFeedbacks(async (feedbacks) => console.log(feedbackLines(await feedbacks.list()))));
command
  .command("export")
  .description("the same as JSON, one a line")
  .action(() =>
    withFeedbacks(async (feedbacks) => {
      for (const feedback of await feedbacks.list()) console.log(JSON.stringify(feedback));
    }),
  );
command
  .command("delete")
  .argument("[ids...]", "these messages")
  .option("--email <address>", "all messages of one visitor")
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
