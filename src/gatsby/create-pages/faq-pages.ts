import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import { type NodesOfType, translationsById } from "./content-node";

interface FaqFields {
  faqId: string;
  lang: string;
  textLang: string;
  category: string;
}

export function faqPages(nodesOfType: NodesOfType): Page[] {
  const questions = nodesOfType<FaqFields>("FaqItem");
  const translations = translationsById(
    questions,
    (question) => question.faqId,
    (question) => question.textLang,
  );
  return questions
    .filter((question) => question.lang === defaultLanguage.code)
    .flatMap(({ faqId, category }) =>
      localizedPages({
        path: paths.faqItem(faqId),
        component: resolve("src/templates/faq-item.tsx"),
        context: () => ({ faqId, category, middleware: ["valid-id"] }),
        translations: translations.get(faqId) ?? [],
      }),
    );
}
