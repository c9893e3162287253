import { printStatus } from "../locales/tools/translations/print-status";
import { npmCommand, runCommand } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:status --",
    "Counts missing and wrong texts in each language, and translations of an outdated English text.",
  )
    .option("--faults", "list them", false)
    .action(({ faults }) => {
      process.exitCode = printStatus(faults) > 0 ? 1 : 0;
    }),
);
