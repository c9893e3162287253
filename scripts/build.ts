import { buildSite, isSiteBuilt } from "../build/site-build";
import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand("run build --", "Builds the site into public/.")
    .option("--if-changed", "build only if the sources have changed", false)
    .option("--verbose", "print Gatsby's own log", false)
    .addHelpText("after", "\nExample: GATSBY_BUILD_LANGS=en,de npm run build    two languages only")
    .action(async ({ ifChanged, verbose }) => {
      if (!ifChanged || !isSiteBuilt()) process.exitCode = (await buildSite(verbose)).exitCode;
    }),
);
