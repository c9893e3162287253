import { countNumber, existingFile, npmCommand, runCommand, webAddress } from "../../tools/command-line";
import { measuredPages, measurePages } from "../../tools/page-speed/measure-pages";

void runCommand(
  npmCommand(
    "run lighthouse --",
    "Runs Lighthouse on one page of each kind. Requires npm start.",
    "npm run lighthouse -- --runs 5 --pages /,/requirements/us-passport",
  )
    .option("--url <address>", "address of the site", webAddress, "http://localhost:8000")
    .option("--runs <n>", "runs per page, of which the median is printed", countNumber, 3)
    .option(
      "--pages <paths>",
      "paths of pages, separated by commas",
      (text) => text.split(","),
      measuredPages,
    )
    .option("--photo <file>", "photo to show on the result page", existingFile)
    .action(measurePages),
);
