import { countNumber, npmCommand, runCommand } from "../tools/command-line";
import { measuredPages, measurePages } from "../tools/page-speed/measure-pages";

void runCommand(
  npmCommand("run lighthouse --", "Lighthouse of one page of each kind, while npm start runs.")
    .option("--url <address>", "where the site runs", "http://localhost:8000")
    .option("--runs <n>", "loads of each page; the middle one is shown", countNumber, 3)
    .option("--pages <paths>", "paths with commas", (text) => text.split(","), measuredPages)
    .option("--photo <file>", "the page of the result shows the finished photo of this file")
    .addHelpText("after", "\nExample: npm run lighthouse -- --runs 5 --pages /,/requirements/us-passport")
    .action(measurePages),
);
