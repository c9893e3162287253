import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import type { NodesOfType } from "./content-node";

interface BlogFields {
  blogId: string;
  lang: string;
  translations: string[];
}

export function blogPages(nodesOfType: NodesOfType): Page[] {
  return nodesOfType<BlogFields>("BlogPost")
    .filter((post) => post.lang === defaultLanguage.code)
    .flatMap(({ blogId, translations }) =>
      localizedPages({
        path: paths.blogPost(blogId),
        component: resolve("src/templates/blog-post.tsx"),
        context: () => ({ blogId, middleware: ["valid-id"] }),
        translations,
      }),
    );
}
