import { suggestion } from "../catalogue/faults/nearest-word";
import { markTranslations, translations } from "../locales/tools/translations/mark-translations";
import { npmCommand, runCommand, WrongArguments } from "../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:read --",
    "Marks new translations, gives new remarks an id, and says what was read again.",
  )
    .argument("[language]", "a language, or all", "")
    .argument("[ids...]", "what was read beside the English of today, or all")
    .addHelpText(
      "after",
      `
Examples: npm run i18n:read                                        new translations and remarks only
          npm run i18n:read -- de home:card.title faq/cutting     these are right beside the English of today
          npm run i18n:read -- de all                             everything in German is`,
    )
    .action((language: string, ids: string[]) => {
      if (language !== "" && language !== "all" && !translations.includes(language))
        throw new WrongArguments(`There is no language "${language}". ${suggestion(language, translations)}`);
      if (language !== "" && ids.length === 0)
        throw new WrongArguments("Name what was read, or all (--help shows how).");
      process.exitCode = markTranslations(language, ids) ? 0 : 1;
    }),
);
