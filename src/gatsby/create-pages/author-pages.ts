import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import type { NodesOfType } from "./content-node";

/** An author's page is in English only (specification, section 2). */
export function authorPages(nodesOfType: NodesOfType): Page[] {
  return nodesOfType<{ authorId: string; lang: string }>("Author")
    .filter((author) => author.lang === defaultLanguage.code)
    .flatMap(({ authorId }) =>
      localizedPages({
        path: paths.author(authorId),
        component: resolve("src/templates/author.tsx"),
        context: () => ({ authorId, middleware: ["valid-id"] }),
        languageCodes: [defaultLanguage.code],
      }),
    );
}
