import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ArticleCompiler, loadArticleCompiler } from "../../catalogue/articles/article-compiler";
import { shownVariables } from "../../catalogue/articles/operator-words";
import { collectReferences, type References } from "../../catalogue/articles/references";
import { loadAllTemplates } from "../../catalogue/templates/load-templates";
import { openCollections, type TemplateCollection } from "../../catalogue/templates/template-collection";
import { fetchDocuments } from "./fetch-documents";
import type { TransformerOptions } from "./plugin-options-schema";

/** Everything that a text needs besides its own file. */
export interface ArticleContext {
  compile: ArticleCompiler;
  references: References;
  /** Hash of templates, locales, pictures and authors: while it is equal, compiled texts are valid. */
  digest: string;
}

/** A preview may create folders, so reference targets are listed again after this time. */
const maxAgeMs = 2_000;

export type ContextOptions = Pick<TransformerOptions, "contentDir" | "languages" | "apiUrl">;

let current: { contentDir: string; madeAt: number; context: Promise<ArticleContext> } | null = null;

/** The context of a content folder, shared by texts that are compiled at about the same time. */
export function getArticleContext(options: ContextOptions): Promise<ArticleContext> {
  const contentDir = resolve(options.contentDir);
  if (current?.contentDir !== contentDir || Date.now() - current.madeAt > maxAgeMs)
    current = { contentDir, madeAt: Date.now(), context: build(contentDir, options) };
  return current.context;
}

async function build(contentDir: string, options: ContextOptions): Promise<ArticleContext> {
  const digest = digestOf(contentDir);
  const documents = await documentsFor(contentDir, digest, options);
  const references = collectReferences(contentDir, documents.records);
  const compile = await loadArticleCompiler(contentDir, references, documents.collection);
  return { compile, references, digest: digest + documents.digest + pagesDigest(references) };
}

/** The documents for facts and diagrams. */
interface Documents {
  records: Parameters<typeof collectReferences>[1];
  collection: (code: string) => Pick<TemplateCollection, "byUrlPath">;
  digest: string;
}

let templates: { digest: string; records: ReturnType<typeof loadAllTemplates> } | null = null;

async function documentsFor(contentDir: string, digest: string, options: ContextOptions): Promise<Documents> {
  // `npm run dev` and previews have an API of the same folder, which may still be starting.
  if (options.apiUrl !== undefined && process.env.gatsby_executing_command !== "develop")
    return fetchDocuments(options.apiUrl, options.languages);
  if (templates?.digest !== digest)
    templates = { digest, records: loadAllTemplates(join(contentDir, "templates")) };
  const { records } = templates;
  return { records, collection: openCollections(records, () => [], contentDir), digest: "" };
}

/** Changes when a page is added or removed, since a text may link to it. */
const pagesDigest = ({ pages }: References): string =>
  createHash("sha256")
    .update([...pages].sort().join())
    .digest("hex");

function digestOf(contentDir: string): string {
  const localesDir = join(contentDir, "..", "locales");
  const hash = createHash("sha256");
  for (const variable of shownVariables) hash.update(`${variable}=${process.env[variable] ?? ""};`);
  const add = (path: string) => existsSync(path) && hash.update(path).update(readFileSync(path));
  for (const name of readdirSync(join(contentDir, "templates")).sort())
    add(join(contentDir, "templates", name));
  for (const code of readdirSync(localesDir).sort())
    for (const file of ["article.json", "documents.json", "requirement.json"])
      add(join(localesDir, code, file));
  for (const file of picturesBelow(join(contentDir, "..", "static/images"))) add(file);
  const authorsDir = join(contentDir, "authors");
  if (existsSync(authorsDir)) hash.update(readdirSync(authorsDir).sort().join());
  return hash.digest("hex");
}

/** Size and address of a picture are part of the texts that show it. Samples are drawn from the templates. */
function picturesBelow(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => name !== "samples");
  return entries
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? picturesBelow(path) : [path];
    })
    .sort();
}
