import { languageOfWord } from "../../locales/language-of-word";
import { markTranslations, translations } from "../../locales/tools/translations/mark-translations";
import { suggestion } from "../../photo/core/nearest-word";
import { npmCommand, runCommand, WrongArguments } from "../../tools/command-line";

void runCommand(
  npmCommand(
    "run i18n:read --",
    "Marks new translations, gives new remarks an id, and records which translations were checked again.",
    "npm run i18n:read -- de home:card.title faq/cutting",
  )
    .argument("[language]", "a language, as its code, tag or English name, or all", "")
    .argument("[ids...]", "translations checked against the current English text, or all")
    .addHelpText(
      "after",
      `         (these two match the current English text)
         npm run i18n:read -- de all (all German texts do)
         npm run i18n:read (new translations and remarks only)`,
    )
    .action((word: string, ids: string[]) => {
      const language = word === "" || word === "all" ? word : (languageOfWord(word)?.code ?? word);
      if (language !== "" && language !== "all" && !translations.includes(language))
        throw new WrongArguments(`There is no language "${word}". ${suggestion(word, translations)}`);
      if (language !== "" && ids.length === 0)
        throw new WrongArguments("Name the checked translations, or all (--help shows how).");
      process.exitCode = markTranslations(language, ids) ? 0 : 2;
    }),
);
