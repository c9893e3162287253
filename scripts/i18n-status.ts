import { printStatus } from "../locales/tools/translations/print-status";
import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:status --",
    "Texts that are missing or wrong in each language, and translations of an older English.",
  )
    .option("--faults", "names them", false)
    .action(({ faults }) => {
      process.exitCode = printStatus(faults) > 0 ? 1 : 0;
    }),
);
