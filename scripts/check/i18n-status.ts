import { Option } from "commander";
import { codesOfWords } from "../../catalogue/faults/language-word";
import { languages } from "../../locales/languages";
import { printStatus } from "../../locales/tools/translations/print-status";
import { argument, npmCommand, runCommand } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:status --",
    "Counts wrong and missing texts in each language, and translations of an outdated English text. Exits with 1 for wrong ones.",
    "npm run i18n:status -- --faults --lang de,es",
  )
    .addOption(
      new Option("--lang <codes>", "these languages alone, separated by commas, as code, tag or English name")
        .argParser(argument(codesOfWords))
        .default(
          languages.map(({ code }) => code),
          "all",
        ),
    )
    .option("--faults", "list them", false)
    .option("--strict", "exit with 1 for missing and outdated ones too, as a release does", false)
    .action(({ lang, faults, strict }) => {
      const { wrong, untranslated } = printStatus(lang, faults);
      process.exitCode = wrong > 0 || (strict && untranslated > 0) ? 1 : 0;
    }),
);
