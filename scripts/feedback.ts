import { type Config, readConfig } from "../server/config/config";
import { loadEnvFile } from "../server/config/env-file";
import { type Feedbacks, makeFeedbacks } from "../server/database/feedbacks";
import { signingSecret } from "../server/database/signing-secret";
import type { StoredFile } from "../server/database/tables";
import { feedbackLines } from "../server/feedback/feedback-lines";
import { openExistingDatabase } from "../server/resources";
import { makeSignedUrls, type SignedUrls } from "../server/uploads/signed-url";
import { npmCommand, runCommand, WrongArguments } from "../tools/command-line";

interface Opened {
  feedbacks: Feedbacks;
  config: Config;
  /** Addresses of files, relative to the API's origin if `API_ORIGIN` is not set. */
  signedUrls: SignedUrls;
}

/** Opens the database configured in the server's variables, and closes it after `work`. */
async function withFeedbacks(work: (opened: Opened) => Promise<void>): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const { database } = await openExistingDatabase(config);
  try {
    await work({
      feedbacks: makeFeedbacks(database, { channels: [], ttlMs: config.feedbackTtlMs }, Date.now),
      config,
      signedUrls: makeSignedUrls(await signingSecret(database), config, Date.now),
    });
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
  .description("list the stored messages, oldest first, with links to their pictures")
  .option(
    "--origin <origin>",
    "origin of the API in the links (default: API_ORIGIN, else http://localhost:PORT)",
  )
  .action(({ origin }: { origin?: string }) =>
    withFeedbacks(async ({ feedbacks, config, signedUrls }) => {
      const linkOf = (picture: StoredFile) =>
        new URL(signedUrls.of(picture), origin ?? `http://localhost:${config.port}`).href;
      console.log(feedbackLines(await feedbacks.list(), linkOf));
    }),
  );
command
  .command("export")
  .description("print the stored messages as JSON, one per line")
  .action(() =>
    withFeedbacks(async ({ feedbacks }) => {
      for (const { pictures, ...feedback } of await feedbacks.list())
        console.log(JSON.stringify({ ...feedback, mediaIds: pictures.map(({ mediaId }) => mediaId) }));
    }),
  );
command
  .command("delete")
  .description("delete messages and their pictures")
  .argument("[ids...]", "ids of messages")
  .option("--email <address>", "delete all messages of this visitor")
  .action((ids: string[], { email }: { email?: string }) => {
    if (ids.length === 0 && email === undefined)
      throw new WrongArguments("Name ids of messages, or --email.");
    return withFeedbacks(async ({ feedbacks }) => {
      let removed = 0;
      for (const which of [...ids.map((id) => ({ id })), ...(email ? [{ email }] : [])])
        removed += await feedbacks.remove(which);
      console.log(`${removed} deleted`);
      process.exitCode = removed > 0 ? 0 : 1;
    });
  });
void runCommand(command);
