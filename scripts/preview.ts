import { Option } from "commander";
import { developSite } from "../build/run-gatsby";
import { languageCodes, preview } from "../catalogue/tools/preview/preview";
import { argument, npmCommand, portNumber, runCommand, webAddress } from "../tools/command-line";
import { demandFreePorts, onePreview } from "../tools/taken-ports";

void runCommand(
  npmCommand(
    "run preview --",
    "Shows the site and updates it on every edit of its content. Content faults appear on the page.",
    "npm run preview -- --lang de,jp",
  )
    .addOption(
      new Option("--lang <codes>", "languages besides English, separated by commas")
        .argParser(argument(languageCodes))
        .env("GATSBY_BUILD_LANGS")
        .default(["en"], "English alone"),
    )
    .option("--port <n>", "port of the site", portNumber, 8000)
    .option("--api-port <n>", "port of the content server", portNumber, 4000)
    .option("--host", "also listen on the local network", false)
    .option("--edit-url <address>", "address of the forms of npm run edit", webAddress)
    .action(async ({ lang, ...options }) => {
      await demandFreePorts(
        new Map([
          [options.port, `${onePreview} Otherwise: npm run preview -- --port 8001`],
          [options.apiPort, `${onePreview} Otherwise: npm run preview -- --api-port 4001`],
        ]),
      );
      await preview({ ...options, codes: lang, runSite: developSite });
    }),
);
