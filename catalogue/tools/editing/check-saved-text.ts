import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { articleKinds } from "../../articles/article-collection";
import { loadArticleCompiler } from "../../articles/article-compiler";
import { parseArticleText } from "../../articles/article-files";
import { isDraftFolder, marksDraftText } from "../../articles/drafts";
import { checkMeta, collectReferences, referencesOfDraft } from "../../articles/references";
import { ContentError, type Fault } from "../../faults/content-error";
import { parseYaml } from "../../faults/read-yaml";
import { shownPath } from "../../faults/shown-path";
import { readAllTemplates, templateTextFaults } from "../../templates/load-templates";
import { openCollections } from "../../templates/template-collection";
import type { TemplateRecord } from "../../templates/template-file";
import { leftOvers } from "../content-check/check-left-overs";
import { editableFile } from "./editable-files";

/**
 * Checks a text as if it were at this path, before it is written.
 * @param hasEnglish whether its English text is written together with it
 * @param isDraft whether its article is a draft
 */
export async function checkSavedText(
  contentDir: string,
  path: string,
  text: string,
  { hasEnglish = false, isDraft = isDraftFolder(join(contentDir, dirname(path))) } = {},
): Promise<Fault[]> {
  const isArticle = editableFile(path)?.kind === "text";
  const isUnfinished = isDraft || marksDraftText(text);
  const left = isArticle && !isUnfinished ? leftOvers(text, join(contentDir, path)) : [];
  try {
    return [...left, ...(await faultsOf(contentDir, path, text, { hasEnglish, isDraft }))];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...left, ...error.faults];
  }
}

async function faultsOf(
  contentDir: string,
  path: string,
  text: string,
  given: { hasEnglish: boolean; isDraft: boolean },
): Promise<Fault[]> {
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
  compile(article, article.code);
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
