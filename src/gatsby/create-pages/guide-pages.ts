import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import { inLanguage, type NodesOfType, translationsById } from "./content-node";

interface GuideFields {
  guideId: string;
  lang: string;
}

export function guidePages(nodesOfType: NodesOfType): Page[] {
  const guides = nodesOfType<GuideFields>("Guide");
  const translations = translationsById(
    guides,
    (guide) => guide.guideId,
    (guide) => guide.lang,
  );
  return guides
    .filter((guide) => guide.lang === defaultLanguage.code)
    .flatMap(({ guideId }) => {
      const texts = guides.filter((guide) => guide.guideId === guideId);
      return localizedPages({
        path: paths.guideArticle(guideId),
        component: resolve("src/templates/guide.tsx"),
        context: (code) => ({
          guide: inLanguage(texts, "guideId", code)[0]!.id,
          middleware: ["valid-id"],
        }),
        translations: translations.get(guideId) ?? [],
      });
    });
}
