import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDraftFolder, marksDraftText } from "../../../catalogue/articles/drafts";
import { readRemarks } from "../../../catalogue/templates/remarks";
import { englishOf } from "../../plural-keys";
import { readTexts } from "../text-check/read-texts";

/** An existing translation with its id and the current English text. */
export interface TranslatedText {
  /** "home:card.title", "faq/is-it-free", "remark/us-visa-1" */
  id: string;
  english: string;
  /** The translation is a draft. */
  isDraft?: boolean;
}

/** An article with a text in this language. */
interface TranslatedArticle extends TranslatedText {
  /** Path of the translation. */
  file: string;
  own: string;
}

const articleFolders = ["authors", "blog", "faq", "guides", "legal"];
const contentDir = "content";

/** All translations of a language, drafts too: their English may change before they are published. */
export const translatedTexts = (code: string): TranslatedText[] => [
  ...interfaceTexts(code),
  ...articlesIn(code, contentDir),
  ...remarks(code),
];

function interfaceTexts(code: string): TranslatedText[] {
  const all = readTexts();
  const english = all.get("en")!;
  return [...(all.get(code) ?? [])].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => ({
      id: `${namespace}:${key}`,
      english: englishOf(english.get(namespace) ?? new Map(), key),
    })),
  );
}

export const articleFile = (folder: string, code: string): string | undefined =>
  [`${code}.mdx`, `${code}.md`].map((name) => join(folder, name)).find((path) => existsSync(path));

/** Without drafts. */
export const translatedArticles = (code: string, dir: string): TranslatedArticle[] =>
  articlesIn(code, dir).filter(({ isDraft }) => !isDraft);

const articlesIn = (code: string, dir: string): TranslatedArticle[] =>
  articleFolders.flatMap((kind) => articles(join(dir, kind), kind, code));

/** Published articles that this language lacks: "faq/is-it-free". */
export function untranslatedArticles(code: string, dir: string): string[] {
  const translated = new Set(translatedArticles(code, dir).map(({ id }) => id));
  return translatedArticles("en", dir).flatMap(({ id }) =>
    translated.has(id) || isDraftFolder(join(dir, id)) ? [] : [id],
  );
}

function articles(folder: string, kind: string, code: string): TranslatedArticle[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const english = articleFile(join(folder, name), "en");
    const file = articleFile(join(folder, name), code);
    if (!english || !file) return [];
    const own = readFileSync(file, "utf8");
    const isDraft = marksDraftText(own);
    return [{ id: `${kind}/${name}`, english: readFileSync(english, "utf8"), file, own, isDraft }];
  });
}

function remarks(code: string): TranslatedText[] {
  const english = readRemarks(contentDir, "en");
  return Object.keys(readRemarks(contentDir, code)).flatMap((id) =>
    english[id] === undefined ? [] : [{ id: `remark/${id}`, english: english[id] }],
  );
}
