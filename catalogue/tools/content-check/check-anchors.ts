import { localizedPath, paths } from "../../../contract/site/site-paths";
import { suggestion } from "../../../photo/core/nearest-word";
import type { ArticleKindName } from "../../articles/article-collection";
import type { ArticleText } from "../../articles/article-files";
import type { Fault } from "../../faults/content-error";

/** A text as rendered on its page. */
export interface ShownText {
  kind: ArticleKindName;
  id: string;
  text: ArticleText<object>;
  html: string;
}

const pageOf: Record<ArticleKindName, (id: string) => string> = {
  guides: paths.guideArticle,
  blog: paths.blogPost,
  faq: paths.faqItem,
  authors: paths.author,
  legal: (id) => `/${id}`,
};

/** Checks links to headings of other articles; those of the same article are checked when it is compiled. */
export function checkAnchors(texts: readonly ShownText[]): Fault[] {
  const headings = new Map<string, string[]>();
  const english = new Map<string, string>();
  for (const { kind, id, text, html } of texts) {
    const page = pageOf[kind](id);
    const address = localizedPath(page, text.code);
    headings.set(
      address,
      [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, name]) => name!),
    );
    english.set(address, page);
  }
  return texts.flatMap(({ text, html }) =>
    [...html.matchAll(/href="(\/[^"#]*)#([^"]+)"/g)].flatMap(([, address = "", anchor = ""]): Fault[] => {
      const known = headings.get(address);
      const wanted = decodeURIComponent(anchor);
      if (!known || known.includes(wanted)) return [];
      const line = text.body.split("\n").findIndex((each) => each.includes(`${english.get(address)}#`));
      return [
        {
          file: text.file,
          line: line === -1 ? null : line + text.bodyLine,
          field: "",
          problem: `no heading of ${address} has the anchor #${wanted}.`,
          fix: suggestion(wanted, known),
        },
      ];
    }),
  );
}
