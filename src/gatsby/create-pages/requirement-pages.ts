import { resolve } from "node:path";
import type { Page } from "gatsby";
import { onlineVariantOf } from "../../../contract/document/online-variant";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { type SizedDocument, sizePageOf } from "../../units/photo-sizes";
import { localizedPages } from "../localized-page";
import { inLanguage, type NodesOfType } from "./content-node";

type WebDocument = Parameters<typeof onlineVariantOf>[0];

/** One page for each document, in every language. */
export function requirementPages(nodesOfType: NodesOfType): Page[] {
  const guides = nodesOfType<{ guideId: string; lang: string; documents: string[] }>("Guide");
  const templates = nodesOfType<{ lang: string } & SizedDocument & WebDocument>("Template").filter(
    ({ lang }) => lang === defaultLanguage.code,
  );
  const sizeIdOf = sizePageOf(templates);
  return templates.flatMap((template) => {
    const { urlPath } = template;
    const about = guides.filter(({ documents }) => documents.includes(urlPath));
    return localizedPages({
      path: paths.requirement(urlPath),
      component: resolve("src/templates/requirement.tsx"),
      context: (code) => ({
        urlPath,
        sizeId: sizeIdOf(template),
        onlineUrlPath: onlineVariantOf(template, templates)?.urlPath ?? null,
        guides: inLanguage(about, "guideId", code).map(({ id }) => id),
        middleware: ["valid-id"],
      }),
    });
  });
}
