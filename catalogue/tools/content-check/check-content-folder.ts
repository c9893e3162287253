import { join } from "node:path";
import { readTexts } from "../../../locales/tools/text-check/read-texts";
import { type ArticleKindName, articleKinds, readArticleKind } from "../../articles/article-collection";
import { loadArticleCompiler } from "../../articles/article-compiler";
import type { Article, ArticleText } from "../../articles/article-files";
import { picturesOf } from "../../articles/picture-widths";
import { collectReferences } from "../../articles/references";
import { ContentError, type Fault } from "../../faults/content-error";
import { loadRedirects } from "../../redirects";
import { loadHot } from "../../templates/hot";
import { loadTemplates } from "../../templates/load-templates";
import { openCollections } from "../../templates/template-collection";
import { checkAnchors, type ShownText } from "./check-anchors";
import { checkCountryWords } from "./check-country-words";
import { checkLeftOvers } from "./check-left-overs";
import { checkPictures } from "./check-pictures";
import { checkQuotedWords } from "./check-quoted-words";
import { checkRemarks } from "./check-remarks";
import { checkStale } from "./check-stale";
import { checkWording } from "./check-wording";

export interface ContentReport {
  /** What stops a build. */
  faults: Fault[];
  /** What a reader would notice: lengths, twins, dates. */
  warnings: Fault[];
  /** Texts per kind, and documents. */
  counts: Record<string, number>;
}

/** Reads everything below a folder of content as a build would, and does not stop at the first fault. */
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

  const records = collect(() => loadTemplates(join(dir, "templates")));
  const interfaceTexts = collect(() => readTexts(join(dir, "..", "locales")));
  const remarks = collect(() => records && checkRemarks(dir, records));
  // Without documents or words every reference would be a fault of its own.
  if (!records || !interfaceTexts || !remarks) return { faults, warnings, counts };
  warnings.push(...remarks.notes);
  faults.push(...remarks.faults, ...checkLeftOvers(join(dir, "templates")));
  counts.templates = records.length;
  collect(() => loadHot(dir, new Set(records.map(({ urlPath }) => urlPath))));

  const countryWords = checkCountryWords(
    dir,
    new Map(records.map(({ urlPath, country }) => [urlPath, country])),
  );
  faults.push(...countryWords.faults);
  warnings.push(...countryWords.warnings);

  const references = collectReferences(dir, records);
  collect(() => loadRedirects(dir, references.pages));
  const compile = await loadArticleCompiler(
    dir,
    references,
    openCollections(records, () => [], dir),
  );
  const pictures = new Set<string>();
  const shown: ShownText[] = [];
  for (const kind of Object.keys(articleKinds) as ArticleKindName[]) {
    const articles: Article<object, object>[] = readArticleKind(dir, kind, references, faults);
    counts[kind] = articles.length;
    for (const { id, texts } of articles)
      for (const text of texts.values()) {
        faults.push(...leftOvers(text));
        const compiled = collect(() => compile(text, text.code));
        if (!compiled) continue;
        shown.push({ kind, id, text, html: compiled.html });
        warnings.push(...checkWording(kind, text, compiled.html));
        for (const address of picturesOf(compiled.html)) pictures.add(address);
      }
    for (const article of articles) faults.push(...checkQuotedWords(article, interfaceTexts));
    warnings.push(...futureDates(articles, today), ...twins(articles));
  }
  faults.push(...checkAnchors(shown), ...(await checkPictures(pictures, join(dir, "..", "static"))));
  warnings.push(...checkStale(dir));
  return { faults, warnings, counts };
}

/** Places that `npm run new` marked for the writer. A preview shows them; a published text must not. */
function leftOvers({ file, front, lineOf, body, bodyLine }: ArticleText<object>): Fault[] {
  const isMarked = (text: unknown) => /\bTODO\b/.test(JSON.stringify(text));
  const say = (line: number | null, field: string): Fault[] => [
    { file, line, field, problem: "a place marked TODO is left.", fix: "Write what belongs there." },
  ];
  const field = Object.entries(front).find(([, value]) => isMarked(value))?.[0];
  if (field !== undefined) return say(lineOf([field]), field);
  const inBody = body.split("\n").findIndex(isMarked);
  return inBody === -1 ? [] : say(bodyLine + inBody, "");
}

function futureDates(articles: Article<object, object>[], today: string): Fault[] {
  const dated = articles.flatMap(({ meta, metaFile, lineOf, texts }) => [
    { file: metaFile, values: meta, lineOf },
    ...[...texts.values()].map(({ file, front, lineOf }) => ({ file, values: front, lineOf })),
  ]);
  return dated.flatMap(({ file, values, lineOf }) =>
    ["publishedAt", "updatedAt"].flatMap((field) => {
      const day = (values as Record<string, unknown>)[field];
      if (typeof day !== "string" || day <= today) return [];
      const fault = { file, line: lineOf([field]), field, problem: `${day} has not come yet.` };
      return [{ ...fault, fix: "Write the day of the last change." }];
    }),
  );
}

/** Two pages with one title or description compete with each other in a search. */
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
