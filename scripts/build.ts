import { siteVariables } from "../build/environment";
import { buildSite, isSiteBuilt } from "../build/site-build";
import { loadEnvFile } from "../server/config/env-file";
import { misspelt } from "../server/config/read-environment";
import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run build --",
    "Builds the site into public/.",
    "GATSBY_BUILD_LANGS=en,de npm run build    two languages only",
  )
    .option("--if-changed", "build only if the sources have changed", false)
    .option("--verbose", "print Gatsby's own log", false)
    .action(async ({ ifChanged, verbose }) => {
      loadEnvFile();
      for (const sentence of misspelt(process.env, Object.keys(siteVariables))) console.error(sentence);
      if (!ifChanged || !isSiteBuilt()) process.exitCode = (await buildSite(verbose)).exitCode;
    }),
);
