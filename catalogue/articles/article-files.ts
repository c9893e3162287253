import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Static, TSchema } from "typebox";
import { languageOfCode } from "../../locales/languages";
import { noBreakSpaces } from "../../locales/no-break-spaces";
import { ContentError, type Fault } from "../faults/content-error";
import { isDay } from "../faults/is-day";
import { languageSuggestion } from "../faults/language-word";
import { readText } from "../faults/read-text";
import { parseYaml, readYaml, type YamlFile } from "../faults/read-yaml";
import { shownPath } from "../faults/shown-path";
import { splitFrontMatter } from "./front-matter";

/** Markdown alone, or with the components of `article-components.tsx`. */
export type ArticleFormat = "md" | "mdx";

/** One article in one language, as in its file. */
export interface ArticleText<Front> {
  file: string;
  code: string;
  front: Front;
  /** Line number of a field of the front matter. */
  lineOf: (path: readonly (string | number)[]) => number | null;
  body: string;
  /** Line number where the body begins. */
  bodyLine: number;
  format: ArticleFormat;
}

/** One folder of content/<kind>/: its data and its texts by language. */
export interface Article<Meta, Front> {
  id: string;
  metaFile: string;
  meta: Meta;
  lineOf: (path: readonly (string | number)[]) => number | null;
  texts: Map<string, ArticleText<Front>>;
}

export interface ArticleKind<M extends TSchema, F extends TSchema> {
  meta: M;
  front: F;
  /** Extensions of its texts, the preferred one first. */
  formats: readonly ArticleFormat[];
}

/**
 * Reads all articles of one kind; those with faults are left out and reported to `faults`.
 * @param faultsOfData of an article whose texts may have faults too
 */
export function readArticles<M extends TSchema, F extends TSchema>(
  dir: string,
  kind: ArticleKind<M, F>,
  faults: Fault[],
  faultsOfData: (article: Article<Static<M>, Static<F>>) => Fault[] = () => [],
): Article<Static<M>, Static<F>>[] {
  if (!existsSync(dir)) return [];
  const articles = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => readArticle(join(dir, entry.name), entry.name, kind, faults) ?? []);
  faults.push(...articles.flatMap(faultsOfData));
  return articles.filter(({ texts }) => texts.has("en"));
}

/** Without a sound English text it has none. */
function readArticle<M extends TSchema, F extends TSchema>(
  dir: string,
  id: string,
  kind: ArticleKind<M, F>,
  faults: Fault[],
): Article<Static<M>, Static<F>> | null {
  const say = (file: string, problem: string, fix: string) =>
    faults.push({ file: shownPath(file), line: null, field: "", problem, fix });
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    say(dir, "the name of the folder becomes an address.", "Use lower-case letters, digits and hyphens.");
    return null;
  }
  const meta = readYaml(join(dir, "meta.yaml"), kind.meta);
  faults.push(...meta.faults);
  const texts = new Map<string, ArticleText<Static<F>>>();
  for (const name of readdirSync(dir).sort()) {
    if (name === "meta.yaml") continue;
    const path = join(dir, name);
    const [, code = "", extension] = /^(.+)\.(mdx?)$/.exec(name) ?? [];
    if (!kind.formats.some((format) => format === extension))
      say(
        path,
        `only meta.yaml and texts ending in ${kind.formats.map((format) => `.${format}`).join(" or ")} belong here.`,
        "Rename or move it.",
      );
    else if (!languageOfCode(code)) say(path, `there is no language "${code}".`, languageSuggestion(code));
    else {
      const text = readArticleFile(path, { code, schema: kind.front }, faults);
      if (text) texts.set(code, text);
    }
  }
  if (!existsSync(textPath(dir, "en", kind)))
    say(
      textPath(dir, "en", kind),
      "the English text is missing.",
      "English is the original of every article.",
    );
  if (!meta.value) return null;
  return { id, metaFile: meta.file, meta: meta.value, lineOf: meta.lineOf, texts };
}

interface TextForm<F extends TSchema> {
  code: string;
  schema: F;
  repair?: Repair | undefined;
}

/** Gives data with faults as far as it is sound. */
export type Repair = (data: Pick<YamlFile<unknown>, "file" | "written">) => object;

/**
 * Reads one text and the data of its folder, without other languages; null if either has faults.
 * With `repair`, for previews, only if there is no text at all.
 */
export function readArticleText<M extends TSchema, F extends TSchema>(
  dir: string,
  code: string,
  { repair, ...kind }: ArticleKind<M, F> & { repair?: { meta: Repair; front: Repair } },
  faults: Fault[],
): { meta: Static<M>; text: ArticleText<Static<F>>; article: Article<Static<M>, Static<F>> } | null {
  const meta = readYaml(join(dir, "meta.yaml"), kind.meta);
  faults.push(...meta.faults);
  const text = readArticleFile(
    textPath(dir, code, kind),
    { code, schema: kind.front, repair: repair?.front },
    faults,
  );
  const value = repair ? (repair.meta(meta) as Static<M>) : meta.value;
  if (!value || !text) return null;
  const texts = new Map([[code, text]]);
  const article = { id: basename(dir), metaFile: meta.file, meta: value, lineOf: meta.lineOf, texts };
  return { meta: value, text, article };
}

/** Path of a text, whether it exists or not. */
function textPath(
  dir: string,
  code: string,
  { formats }: Pick<ArticleKind<TSchema, TSchema>, "formats">,
): string {
  const paths = formats.map((format) => join(dir, `${code}.${format}`));
  return paths.find((path) => existsSync(path)) ?? paths[0]!;
}

function readArticleFile<F extends TSchema>(
  path: string,
  as: TextForm<F>,
  faults: Fault[],
): ArticleText<Static<F>> | null {
  let source: string;
  try {
    source = readText(path);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return null;
  }
  return parseArticleText(source, path, as, faults);
}

/** The same for a text that is not written yet; `path` is its future path. */
export function parseArticleText<F extends TSchema>(
  source: string,
  path: string,
  { code, schema, repair }: TextForm<F>,
  faults: Fault[],
): ArticleText<Static<F>> | null {
  const file = shownPath(path);
  const cut = splitFrontMatter(noBreakSpaces(source, languageOfCode(code)?.bcp47 ?? code));
  if (!cut) {
    const problem = "the front matter is missing or has no end.";
    faults.push({ file, line: 1, field: "", problem, fix: "Begin with a line ---, end it with a line ---." });
    return null;
  }
  const front = parseYaml(cut.yaml, file, schema, { firstLine: cut.yamlLine });
  faults.push(...front.faults);
  const value = repair ? (repair(front) as Static<F>) : front.value;
  if (!value) return null;
  const { updatedAt, draft } = value as { updatedAt?: string; draft?: boolean };
  if (draft && code === "en") {
    const problem = "a whole article is a draft by its meta.yaml.";
    const fix = "Write draft: true there, and take it out here.";
    faults.push({ file, line: front.lineOf(["draft"]), field: "draft", problem, fix });
    return null;
  }
  if (updatedAt !== undefined && !isDay(updatedAt)) {
    const line = front.lineOf(["updatedAt"]);
    const problem = `there is no day ${updatedAt}.`;
    faults.push({ file, line, field: "updatedAt", problem, fix: "Write year, month and day." });
    return null;
  }
  return {
    file,
    code,
    front: value,
    lineOf: front.lineOf,
    body: cut.body,
    bodyLine: cut.bodyLine,
    format: path.endsWith(".mdx") ? "mdx" : "md",
  };
}

/** The text in a language, or the English one if there is no translation. */
export const textInLanguage = <F>({ texts }: Article<unknown, F>, code: string): ArticleText<F> =>
  texts.get(code) ?? texts.get("en")!;
