import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readTexts } from "../../../locales/tools/text-check/read-texts";
import { type ArticleKindName, articleKinds, readArticleKind } from "../../articles/article-collection";
import { loadArticleCompiler } from "../../articles/article-compiler";
import type { Article } from "../../articles/article-files";
import { picturesOf } from "../../articles/picture-widths";
import { collectReferences, referencesOfDraft } from "../../articles/references";
import { ContentError, type Fault } from "../../faults/content-error";
import { isDay } from "../../faults/is-day";
import { loadRedirects } from "../../redirects";
import { loadHot } from "../../templates/hot";
import { isShownTemplate, loadAllTemplates } from "../../templates/load-templates";
import { openCollections } from "../../templates/template-collection";
import { checkAnchors, type ShownText } from "./check-anchors";
import { checkCountryWords } from "./check-country-words";
import { leftOversIn, leftOversOfDocuments } from "./check-left-overs";
import { checkPictures } from "./check-pictures";
import { checkPublishedPages } from "./check-published-pages";
import { checkQuotedWords } from "./check-quoted-words";
import { checkRemarks } from "./check-remarks";
import { checkStale } from "./check-stale";
import { checkStillEnglish } from "./check-still-english";
import { documentsOf, typedSizes } from "./check-typed-sizes";
import { checkWording } from "./check-wording";

export interface ContentReport {
  /** Faults that stop a build. */
  faults: Fault[];
  /** Warnings: lengths, duplicates, dates. */
  warnings: Fault[];
  /** Number of texts by kind, and of documents. */
  counts: Record<string, number>;
  /** English paths of all pages; empty while documents or texts have faults. */
  pages: ReadonlySet<string>;
}

/** Reads a content folder as a build would, without stopping at the first fault. */
export async function checkContentFolder(dir: string, today: string): Promise<ContentReport> {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const counts: Record<string, number> = {};
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };

  const all = collect(() => loadAllTemplates(join(dir, "templates")));
  const records = all?.filter(isShownTemplate);
  const interfaceTexts = collect(() => readTexts(join(dir, "..", "locales")));
  const remarks = collect(() => records && checkRemarks(dir, records));
  // Without documents or texts every reference would be reported.
  if (!all || !records || !interfaceTexts || !remarks) return { faults, warnings, counts, pages: new Set() };
  warnings.push(...remarks.notes);
  const templatesDir = join(dir, "templates");
  faults.push(...remarks.faults);
  for (const name of readdirSync(templatesDir)) {
    const { published, ofDrafts } = leftOversOfDocuments(join(templatesDir, name));
    faults.push(...published);
    warnings.push(...ofDrafts);
  }
  counts.templates = records.length;
  collect(() => loadHot(dir, new Set(records.map(({ urlPath }) => urlPath))));

  const countryWords = checkCountryWords(dir, new Map(all.map(({ urlPath, country }) => [urlPath, country])));
  faults.push(...countryWords.faults);
  warnings.push(...countryWords.warnings);

  const references = collectReferences(dir, all);
  const redirects = collect(() => loadRedirects(dir, references.pages));
  // Without redirects every page that they stand for would be reported.
  const published = redirects && checkPublishedPages(dir, references.pages, redirects);
  faults.push(...(published?.faults ?? []));
  warnings.push(...(published?.warnings ?? []));
  const collections = openCollections(all, () => [], dir);
  const compile = await loadArticleCompiler(dir, references, collections);
  const compileDraft = await loadArticleCompiler(dir, referencesOfDraft(references), collections);
  const sizes = new Map(all.map((record) => [record.urlPath, record]));
  const pictures = new Set<string>();
  const shown: ShownText[] = [];
  for (const kind of Object.keys(articleKinds) as ArticleKindName[]) {
    const articles: Article<object, object>[] = readArticleKind(dir, kind, references, faults);
    counts[kind] = articles.length;
    for (const { id, meta, texts } of articles)
      for (const text of texts.values()) {
        const isDraft = isDraftText(meta, text);
        // A draft is not published: what is left to write in it stops no build.
        const unfinished = isDraft ? warnings : faults;
        unfinished.push(...leftOversIn(join(dir, kind, id, `${text.code}.${text.format}`)));
        warnings.push(...typedSizes(text, documentsOf(meta), sizes));
        const compiled = collect(() => (isDraft ? compileDraft : compile)(text, text.code));
        warnings.push(...checkWording(kind, text, compiled?.html));
        if (!compiled) continue;
        shown.push({ kind, id, text, html: compiled.html });
        for (const address of picturesOf(compiled.html)) pictures.add(address);
      }
    for (const article of articles) {
      const drafts = [...article.texts.values()].filter((text) => isDraftText(article.meta, text));
      const draftFiles = new Set(drafts.map(({ file }) => file));
      const ofTranslations = [
        ...checkQuotedWords(article, interfaceTexts),
        ...checkStillEnglish(article, join(dir, kind), draftFiles),
      ];
      for (const fault of ofTranslations) (draftFiles.has(fault.file) ? warnings : faults).push(fault);
    }
    warnings.push(...futureDates(articles, today), ...twins(articles));
  }
  faults.push(...checkAnchors(shown), ...(await checkPictures(pictures, join(dir, "..", "static"))));
  warnings.push(...checkStale(dir));
  return { faults, warnings, counts, pages: references.pages };
}

/** A draft itself, or of an article that is one. */
const isDraftText = (...parts: [meta: object, text: { front: object }]): boolean =>
  [parts[0], parts[1].front].some((data) => (data as { draft?: boolean }).draft === true);

function futureDates(articles: Article<object, object>[], today: string): Fault[] {
  const dated = articles.flatMap(({ meta, metaFile, lineOf, texts }) => [
    { file: metaFile, values: meta, lineOf },
    ...[...texts.values()].map(({ file, front, lineOf }) => ({ file, values: front, lineOf })),
  ]);
  return dated.flatMap(({ file, values, lineOf }) =>
    ["publishedAt", "updatedAt"].flatMap((field) => {
      const day = (values as Record<string, unknown>)[field];
      if (typeof day !== "string" || !isDay(day) || day <= today) return [];
      const fault = { file, line: lineOf([field]), field, problem: `${day} has not come yet.` };
      return [{ ...fault, fix: "Write the day of the last change." }];
    }),
  );
}

/** Pages with equal titles or descriptions compete in search results. */
function twins(articles: Article<object, object>[]): Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { texts } of articles)
    for (const { file, code, front, lineOf } of texts.values())
      for (const field of ["title", "description", "question"]) {
        const words = (front as Record<string, unknown>)[field];
        if (typeof words !== "string") continue;
        const key = `${code} ${field} ${words.toLowerCase()}`;
        const other = first.get(key);
        if (other === undefined) first.set(key, file);
        else
          faults.push({
            file,
            line: lineOf([field]),
            field,
            problem: `the same as in ${other}.`,
            fix: "Say what is its own.",
          });
      }
  return faults;
}
