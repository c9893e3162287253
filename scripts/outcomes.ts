import { loadContent } from "../catalogue/content";
import { outcomeCodePattern } from "../contract/patterns";
import { type Config, readConfig } from "../server/config/config";
import { loadEnvFile } from "../server/config/env-file";
import { makeOutcomes, type Outcomes } from "../server/database/outcomes";
import { idOfCode } from "../server/outcomes/outcome-codes";
import { outcomeLines, outcomeTable } from "../server/outcomes/outcome-lines";
import { openExistingDatabase } from "../server/resources";
import { unknownDocument } from "../server/unknown-document";
import { npmCommand, runCommand, WrongArguments } from "../tools/command-line";

/** Opens the database configured in the server's variables, and closes it after `work`. */
async function withOutcomes(work: (outcomes: Outcomes, config: Config) => Promise<void>): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const { database } = await openExistingDatabase(config);
  const kept = { ttlMs: config.outcomeTtlMs, wordsTtlMs: config.feedbackTtlMs };
  try {
    await work(makeOutcomes(database, kept, Date.now), config);
  } finally {
    await database.destroy();
  }
}

/** @throws WrongArguments for a misspelt id: it would look like a document without answers */
async function answersOn(outcomes: Outcomes, document: string, { contentDir }: Config) {
  const answers = await outcomes.list(document);
  if (answers.length > 0) return answers;
  const content = await loadContent(contentDir ?? undefined);
  if (!content.photoRule(document)) throw new WrongArguments(unknownDocument(content, document).message);
  return answers;
}

const codeForm = new RegExp(outcomeCodePattern);

const command = npmCommand(
  "run outcomes --",
  "Shows what people told of their photos: accepted, refused or not used. Uses the server's environment variables.",
  "npm run outcomes -- show de-passport",
);
command
  .command("list", { isDefault: true })
  .description("print one line for each document, the one whose rules need work most first (default)")
  .action(() => withOutcomes(async (outcomes) => console.log(outcomeTable(await outcomes.counts()))));
command
  .command("show")
  .argument("<document>", "id of a document, such as de-passport")
  .description("print its answers with the authority's words, oldest first")
  .action((document: string) =>
    withOutcomes(async (outcomes, config) =>
      console.log(outcomeLines(await answersOn(outcomes, document, config))),
    ),
  );
command
  .command("export")
  .description("print all answers as JSON, one per line")
  .action(() =>
    withOutcomes(async (outcomes) => {
      for (const outcome of await outcomes.list()) console.log(JSON.stringify(outcome));
    }),
  );
command
  .command("delete")
  .argument("<ids...>", "ids of answers as `show` prints them, or codes of photos")
  .description("delete answers; their codes can be used again")
  .action((ids: string[]) =>
    withOutcomes(async (outcomes) => {
      const removed = await outcomes.remove(ids.map((id) => (codeForm.test(id) ? idOfCode(id) : id)));
      console.log(`${removed} deleted`);
      process.exitCode = removed > 0 ? 0 : 1;
    }),
  );
void runCommand(command);
