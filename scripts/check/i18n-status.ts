import { printStatus } from "../../locales/tools/translations/print-status";
import { npmCommand, runCommand } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:status --",
    "Counts wrong and missing texts in each language, and translations of an outdated English text. Exits with 1 for wrong ones.",
    "npm run i18n:status -- --faults",
  )
    .option("--faults", "list them", false)
    .option("--strict", "exit with 1 for missing and outdated ones too, as a release does", false)
    .action(({ faults, strict }) => {
      const { wrong, untranslated } = printStatus(faults);
      process.exitCode = wrong > 0 || (strict && untranslated > 0) ? 1 : 0;
    }),
);
