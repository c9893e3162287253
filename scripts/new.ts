import { parseArgs } from "node:util";
import { createArticle } from "./new-content/create-article";

const usage = `npm run new -- guide --country pt              a guide of a country
npm run new -- guide --country pt --slug pt-visa
npm run new -- blog --slug my-article
npm run new -- faq --slug my-question --category print
npm run new -- author --slug somebody
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
  for (const path of createArticle("content", { kind, ...values }, today)) console.log(`made ${path}`);
  console.log("Replace every TODO, then run: npm run check:content");
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
