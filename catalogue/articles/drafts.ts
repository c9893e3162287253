import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { splitFrontMatter } from "./front-matter";

/** Drafts are only part of previews, never of builds, the API, sitemaps or search. */
export const isPreview = (): boolean => Boolean(process.env.GATSBY_PREVIEW);

interface ParsedArticle<Text> {
  meta: { draft?: boolean };
  texts: Map<string, Text>;
}

/** What is shown of parsed articles: a translation that is a draft is left out, its article is shown in English. */
export function shownOf<Text extends { front: { draft?: boolean } }, A extends ParsedArticle<Text>>(
  articles: readonly (A & ParsedArticle<Text>)[],
): A[] {
  if (isPreview()) return [...articles];
  return articles
    .filter(({ meta }) => !meta.draft)
    .map((article) => ({
      ...article,
      texts: new Map([...article.texts].filter(([, { front }]) => !front.draft)),
    }));
}

/** By the folder of an article that is not parsed yet. */
export function isDraftFolder(dir: string): boolean {
  const meta = join(dir, "meta.yaml");
  return existsSync(meta) && marksDraft(readFileSync(meta, "utf8"));
}

/** By the text of a meta.yaml. */
export const marksDraft = (yaml: string): boolean => /^draft:\s*true\b/m.test(yaml);

/** By the text of a translation. */
export const marksDraftText = (text: string): boolean => marksDraft(splitFrontMatter(text)?.yaml ?? "");

export const isHiddenFolder = (dir: string): boolean => !isPreview() && isDraftFolder(dir);

/** By the path of a text. */
export const isHiddenText = (path: string): boolean =>
  !isPreview() &&
  (isDraftFolder(dirname(path)) || (existsSync(path) && marksDraftText(readFileSync(path, "utf8"))));
