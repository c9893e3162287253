import { InvalidArgumentError } from "commander";
import { languageCodes, preview } from "../catalogue/tools/preview/preview";
import { npmCommand, portNumber, runCommand } from "../tools/command-line";

function codes(wanted: string): string[] {
  try {
    return languageCodes(wanted);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

void runCommand(
  npmCommand("run preview --", "The site, following edits of its content; faults are shown on the page.")
    .option("--lang <codes>", "languages beside English, with commas", codes, ["en"])
    .option("--port <n>", "of the site", portNumber, 8000)
    .option("--api-port <n>", "of the content server", portNumber, 4000)
    .option("--host", "for colleagues' browsers in the same network as well", false)
    .option("--edit-url <address>", "where npm run edit shows its forms")
    .addHelpText("after", "\nExample: npm run preview -- --lang de,jp")
    .action(({ lang, ...options }) => preview({ ...options, codes: lang })),
);
