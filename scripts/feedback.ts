import { parseArgs } from "node:util";
import { readConfig } from "../server/config";
import { makeFeedbacks } from "../server/database/feedbacks";
import { openDatabase } from "../server/dependencies";
import { feedbackLines } from "../server/feedback/feedback-lines";

const usage = `npm run feedback -- list            the messages that are kept, oldest first
npm run feedback -- export          the same as JSON, one a line
npm run feedback -- delete ID…      these messages
npm run feedback -- delete --email ADDRESS   all messages of one visitor`;

/** Messages of visitors, for the people who run a server; reads the same variables as the server. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: "string" }, help: { type: "boolean", default: false } },
  });
  const [command, ...ids] = positionals;
  if (values.help || !["list", "export", "delete"].includes(command ?? "")) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const { database } = await openDatabase(config);
  const feedbacks = makeFeedbacks(database, { channels: [], keptMs: config.feedbackTtlMs }, Date.now);
  try {
    if (command === "list") console.log(feedbackLines(await feedbacks.list()));
    if (command === "export")
      for (const feedback of await feedbacks.list()) console.log(JSON.stringify(feedback));
    if (command !== "delete") return 0;
    const wanted = [...ids.map((id) => ({ id })), ...(values.email ? [{ email: values.email }] : [])];
    let removed = 0;
    for (const which of wanted) removed += await feedbacks.remove(which);
    console.log(`${removed} deleted`);
    return removed > 0 ? 0 : 1;
  } finally {
    await database.destroy();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
