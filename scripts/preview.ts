import { InvalidArgumentError, Option } from "commander";
import { developSite } from "../build/run-gatsby";
import { languageCodes, preview } from "../catalogue/tools/preview/preview";
import { npmCommand, portNumber, runCommand, webAddress } from "../tools/command-line";

function codes(wanted: string): string[] {
  try {
    return languageCodes(wanted);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

void runCommand(
  npmCommand(
    "run preview --",
    "Shows the site and updates it on every edit of its content. Content faults appear on the page.",
    "npm run preview -- --lang de,jp",
  )
    .addOption(
      new Option("--lang <codes>", "languages besides English, separated by commas")
        .argParser(codes)
        .default(["en"], "English alone"),
    )
    .option("--port <n>", "port of the site", portNumber, 8000)
    .option("--api-port <n>", "port of the content server", portNumber, 4000)
    .option("--host", "also listen on the local network", false)
    .option("--edit-url <address>", "address of the forms of npm run edit", webAddress)
    .action(({ lang, ...options }) => preview({ ...options, codes: lang, runSite: developSite })),
);
