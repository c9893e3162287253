import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { articleKinds } from "../../articles/article-collection";
import { loadArticleCompiler } from "../../articles/article-compiler";
import { type ArticleText, parseArticleText } from "../../articles/article-files";
import { isDraftFolder, marksDraftText } from "../../articles/drafts";
import { checkMeta, collectReferences, referencesOfDraft } from "../../articles/references";
import { ContentError, type Fault } from "../../faults/content-error";
import { parseYaml } from "../../faults/read-yaml";
import { shownPath } from "../../faults/shown-path";
import { readAllTemplates, templateTextFaults } from "../../templates/load-templates";
import { openCollections } from "../../templates/template-collection";
import type { TemplateRecord } from "../../templates/template-file";
import { leftOvers } from "../content-check/check-left-overs";
import { documentsOf, typedSizes } from "../content-check/check-typed-sizes";
import { checkWording } from "../content-check/check-wording";
import { editableFile } from "./editable-files";

interface Given {
  /** Whether its English text is written together with it. */
  hasEnglish: boolean;
  /** Whether its article is a draft. */
  isDraft: boolean;
  /** Is told what stops no build; `meta` is the data of the article. */
  noting?: { meta: object; note: (fault: Fault) => void };
}

/**
 * Checks a text as if it were at this path, before it is written.
 */
export async function checkSavedText(
  contentDir: string,
  path: string,
  text: string,
  {
    hasEnglish = false,
    isDraft = isDraftFolder(join(contentDir, dirname(path))),
    noting,
  }: Partial<Given> = {},
): Promise<Fault[]> {
  const isArticle = editableFile(path)?.kind === "text";
  const isUnfinished = isDraft || marksDraftText(text);
  const left = isArticle && !isUnfinished ? leftOvers(text, join(contentDir, path)) : [];
  try {
    return [...left, ...(await faultsOf(contentDir, path, text, { hasEnglish, isDraft, noting }))];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...left, ...error.faults];
  }
}

async function faultsOf(contentDir: string, path: string, text: string, given: Given): Promise<Fault[]> {
  const is = { ...given, isDraft: given.isDraft || marksDraftText(text) };
  const editable = editableFile(path);
  const target = join(contentDir, path);
  if (!editable) return [fault(target, "the editor does not open this file.", "Use a text editor.")];
  if (editable.kind === "document") return templateTextFaults(text, target);

  const records = recordsOf(join(contentDir, "templates"));
  const references = collectReferences(contentDir, records);
  if (editable.kind === "data") {
    const { file, value, faults, lineOf } = parseYaml(text, shownPath(target), editable.schema);
    if (!value) return faults;
    const meta = value as { updatedAt: string; draft?: boolean };
    return checkMeta(
      { id: basename(dirname(path)), metaFile: file, meta, lineOf, texts: new Map() },
      meta.draft ? referencesOfDraft(references) : references,
    );
  }
  const faults: Fault[] = [];
  const hasEnglish =
    is.hasEnglish ||
    articleKinds[editable.article].formats.some((format) =>
      existsSync(join(contentDir, editable.folder, `en.${format}`)),
    );
  if (!hasEnglish && editable.code !== "en")
    faults.push(
      fault(
        target,
        "the English text is missing.",
        "English is the original of every article: write en.mdx first.",
      ),
    );
  const article = parseArticleText(text, target, editable, faults);
  if (!article || faults.length > 0) return faults;
  const compile = await loadArticleCompiler(
    contentDir,
    is.isDraft ? referencesOfDraft(references) : references,
    openCollections(records, () => [], contentDir),
  );
  const { html } = compile(article, article.code);
  if (given.noting === undefined) return faults;
  const { meta, note } = given.noting;
  const sizes = new Map(records.map((record) => [record.urlPath, record]));
  for (const fault of typedSizes(article, documentsOf(meta), sizes)) note(fault);
  for (const fault of checkWording(editable.article, article as ArticleText<object>, html)) note(fault);
  return faults;
}

const known = new Map<string, { state: string; records: TemplateRecord[] }>();

/**
 * Reading all documents takes two seconds, and a form saves each language separately. Those with a fault count too: it is not
 * this text's, and the check of the content names it.
 */
function recordsOf(dir: string): TemplateRecord[] {
  const state = readdirSync(dir)
    .map((name) => `${name} ${statSync(join(dir, name)).mtimeMs}`)
    .join();
  const last = known.get(dir);
  if (last?.state === state) return last.records;
  const { records } = readAllTemplates(dir);
  known.set(dir, { state, records });
  return records;
}

const fault = (path: string, problem: string, fix: string): Fault => ({
  file: shownPath(path),
  line: null,
  field: "",
  problem,
  fix,
});
