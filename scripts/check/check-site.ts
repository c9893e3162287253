import { existingFolder, npmCommand, runCommand } from "../../tools/command-line";
import { checkSite } from "../../tools/site-check/check-site";

void runCommand(
  npmCommand(
    "run check:site --",
    "Checks links, heads, hreflang, sitemaps and page weights of the built site.",
    "npm run check:site -- public",
  )
    .argument("[folder]", "the built site", existingFolder, "public")
    .action(async (folder: string) => {
      process.exitCode = (await checkSite(folder)) > 0 ? 1 : 0;
    }),
);
