import { parseArgs } from "node:util";
import { createArticle } from "../catalogue/tools/new-content/create-article";
import { createDocument } from "../catalogue/tools/new-content/create-document";

const usage = `npm run new -- guide --country pt              a guide of a country
npm run new -- guide --country pt --slug pt-visa
npm run new -- blog --slug my-article
npm run new -- faq --slug my-question --category print
npm run new -- author --slug somebody
npm run new -- document --country pt --document visa     --slug pt-visa-a names another address
npm run new -- guide --slug pt-passport --lang de   a translation, to begin from the English text`;

function main(): void {
  const text = { type: "string" } as const;
  const {
    values: { help, ...values },
    positionals,
  } = parseArgs({
    allowPositionals: true,
    options: {
      country: text,
      slug: text,
      lang: text,
      category: text,
      author: text,
      document: text,
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [kind] = positionals;
  if (help) {
    console.log(usage);
    return;
  }
  if (kind === undefined) throw new Error(usage);
  const today = new Date().toISOString().slice(0, 10);
  const made =
    kind === "document"
      ? [createDocument("content", values, today)]
      : createArticle("content", { kind, ...values }, today);
  for (const path of made) console.log(`wrote ${path}`);
  console.log("Replace every TODO, then run: npm run check:content");
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
