import { readFileSync } from "node:fs";
import { createArticle, isUnfinished } from "../catalogue/tools/new-content/create-article";
import { createDocument } from "../catalogue/tools/new-content/create-document";
import { npmCommand, readArguments, runCommand } from "../tools/command-line";

function create(kind: string, options: Record<string, string | undefined>): void {
  const today = new Date().toISOString().slice(0, 10);
  const made = readArguments(() =>
    kind === "document"
      ? [createDocument("content", options, today)]
      : createArticle("content", { kind, ...options }, today),
  );
  for (const path of made) console.log(`wrote ${path}`);
  if (options.lang && isUnfinished(made[0]!))
    console.log("The English text has TODOs of its own, copied with it: write the English first.");
  console.log("Replace every TODO, then run: npm run check:content");
  if (options.lang) console.log("Then npm run i18n:read notes the English that it was made from.");
  if (readFileSync(made[0]!, "utf8").includes("draft: true"))
    console.log(`It is a draft: take the line "draft: true" out of ${made[0]} to publish it.`);
  else console.log("It is no draft: the site cannot be built while a TODO is left.");
}

void runCommand(
  npmCommand(
    "run new --",
    "Creates a text or document with the required front matter.",
    "npm run new -- guide --country dk",
  )
    .argument("<kind>", "guide, blog (an article), faq (a question), author or document")
    .option("--country <code>", "country of a guide or document")
    .option("--slug <name>", "last part of its address")
    .option("--lang <code>", "create a translation that starts from the English text")
    .option("--category <name>", "category of an FAQ entry")
    .option("--author <name>", "author of an article")
    .option("--document <kind>", "kind of document of a guide or document: passport, visa ...")
    .addHelpText(
      "after",
      `
More examples: npm run new -- blog --slug my-article
               npm run new -- faq --slug my-question --category print
               npm run new -- document --country pt --document driving-licence
               npm run new -- guide --slug pt-passport --lang de`,
    )
    .action(create),
);
