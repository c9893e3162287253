import { npmCommand, runCommand } from "../../tools/command-line";
import { compareBundles } from "../../tools/site-check/compare-bundles";

void runCommand(
  npmCommand(
    "run check:bundles --",
    "Builds a small and a large site, and checks that the scripts do not grow with the number of articles.",
    "npm run check:bundles",
  ).action(() => {
    process.exitCode = compareBundles() ? 0 : 1;
  }),
);
