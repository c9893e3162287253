import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import type { NodesOfType } from "./content-node";

/** One page for each document, in every language. */
export function requirementPages(nodesOfType: NodesOfType): Page[] {
  return nodesOfType<{ lang: string; urlPath: string }>("Template")
    .filter((template) => template.lang === defaultLanguage.code)
    .flatMap(({ urlPath }) =>
      localizedPages({
        path: paths.requirement(urlPath),
        component: resolve("src/templates/requirement.tsx"),
        context: { urlPath, middleware: ["valid-id"] },
      }),
    );
}
