import { existsSync } from "node:fs";
import { join } from "node:path";
import { existingFolder, npmCommand, runCommand, WrongArguments } from "../../tools/command-line";
import { checkSite } from "../../tools/site-check/check-site";

void runCommand(
  npmCommand(
    "run check:site --",
    "Checks links, heads, hreflang, sitemaps and page weights of the built site.",
    "npm run check:site -- public",
  )
    .argument("[folder]", "the built site", existingFolder, "public")
    .action(async (folder: string) => {
      if (!existsSync(join(folder, "index.html")))
        throw new WrongArguments(`There is no built site in ${folder}. npm run build makes one in public.`);
      process.exitCode = (await checkSite(folder)) > 0 ? 1 : 0;
    }),
);
