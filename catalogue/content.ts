import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BlogDetail, BlogSummary, DocumentFilter, FaqItem, LanguageRecord } from "../contract/content";
import { ruleFor } from "../contract/document/photo-rule";
import type { CountryGroup, Template, TemplateDetail } from "../contract/document/template";
import { withoutSources } from "../contract/document/without-sources";
import type { CheckWords } from "../contract/photo-report";
import type { Check, PhotoRule } from "../photo/core/types";
import { readArticleKind } from "./articles/article-collection";
import { loadArticleCompiler } from "./articles/article-compiler";
import { blogDetail, blogSummary, byPublication } from "./articles/blog-responses";
import { isPreview, shownOf } from "./articles/drafts";
import { byCategory, faqIdsOf, faqItem } from "./articles/faq-responses";
import { withFaultBoxes } from "./articles/fault-boxes";
import { collectReferences } from "./articles/references";
import { loadCheckWords } from "./check-words";
import { etagOf } from "./etag";
import { ContentError, type Fault } from "./faults/content-error";
import { languageRecords } from "./language-records";
import { loadRedirects } from "./redirects";
import { type DocumentTexts, loadDocumentTexts } from "./templates/document-texts";
import { loadHot } from "./templates/hot";
import { isShownTemplate, loadAllTemplates } from "./templates/load-templates";
import { photoRule } from "./templates/photo-rule";
import { openCollections, templateDetail } from "./templates/template-collection";

/** The data of one content call with its entity tag (a quoted string, ready for the `ETag` header). */
export interface CachedResponse<T> {
  data: T;
  etag: string;
}

/**
 * All data of the content calls, read once and held in memory. `code` is a language code of `locales/languages.ts`
 * ("en", "de", "jp"); any other throws a `RangeError`, so routes check `lang` first. Unknown ids give undefined.
 */
export interface Content {
  /** All countries with their documents, or those of the filter. */
  countryGroups(code: string, filter?: DocumentFilter): CachedResponse<CountryGroup[]>;
  templateDetail(code: string, urlPath: string): CachedResponse<TemplateDetail> | undefined;
  /** @param sources whether the documents come with their sources */
  hot(code: string, sources?: boolean): CachedResponse<{ list: Template[] }>;
  blogs(code: string): CachedResponse<BlogSummary[]>;
  blog(code: string, blogId: string): CachedResponse<BlogDetail> | undefined;
  faq(code: string): CachedResponse<FaqItem[]>;
  languageRecords(): CachedResponse<LanguageRecord[]>;
  photoRule(urlPath: string, isChild?: boolean): PhotoRule | undefined;
  documentTexts(code: string): DocumentTexts;
  /** Null for a finding without words. */
  checkWords(code: string, check: Check): CheckWords | null;
}

const defaultDir = fileURLToPath(new URL("../content/", import.meta.url));

/**
 * Reads and checks the content folder. Names are translated from the folder `locales` beside it.
 * @throws ContentError with every fault, each with file, field and fix
 */
export async function loadContent(dir: string = defaultDir): Promise<Content> {
  const localesDir = join(dir, "..", "locales");
  const all = loadAllTemplates(join(dir, "templates"));
  const records = all.filter(isShownTemplate);
  const rulesOf = (isChild: boolean) =>
    new Map(
      records.map((record) => [
        record.urlPath,
        ruleFor({ rule: photoRule(record), forChildren: record.forChildren }, isChild),
      ]),
    );
  const rules = rulesOf(false);
  const childRules = rulesOf(true);
  const hotOf = loadHot(dir, new Set(rules.keys()));

  const faults: Fault[] = [];
  const references = collectReferences(dir, all);
  loadRedirects(dir, references.pages);
  const blog = shownOf(readArticleKind(dir, "blog", references, faults)).sort(byPublication);
  const faq = shownOf(readArticleKind(dir, "faq", references, faults)).sort(
    byCategory(references.faqCategories),
  );
  if (faults.length > 0) throw new ContentError(faults);

  const responses = new Map<string, CachedResponse<unknown>>();
  const respond = <T>(key: string, make: () => T): CachedResponse<T> => {
    const known = responses.get(key);
    if (known) return known as CachedResponse<T>;
    const data = make();
    const fresh = { data, etag: etagOf(data) };
    responses.set(key, fresh);
    return fresh;
  };
  const collection = openCollections(records, hotOf, dir);
  const compileSound = await loadArticleCompiler(dir, references, collection);
  const compile = isPreview() ? withFaultBoxes(compileSound) : compileSound;

  return {
    countryGroups: (code, { country, document, sources } = {}) => {
      const { groups } = collection(code);
      // Nothing is cached under a name that a client has invented.
      if (country !== undefined && !groups.some(({ countryCode }) => countryCode === country))
        return respond("groups of no country", () => []);
      return respond(`groups/${code}/${country ?? ""}/${document ?? ""}/${sources}`, () =>
        groups
          .filter(({ countryCode }) => country === undefined || countryCode === country)
          .map((group) => ({
            ...group,
            templateList: group.templateList
              .filter((template) => document === undefined || template.document === document)
              .map((template) => (sources === false ? withoutSources(template) : template)),
          }))
          .filter(({ templateList }) => templateList.length > 0),
      );
    },
    templateDetail: (code, urlPath) => {
      if (!rules.has(urlPath)) return undefined;
      return respond(`detail/${code}/${urlPath}`, () => {
        const templates = collection(code);
        return templateDetail(templates, urlPath, faqIdsOf(faq, templates.byUrlPath.get(urlPath)!))!;
      });
    },
    hot: (code, sources) =>
      respond(`hot/${code}/${sources}`, () => {
        const { hot } = collection(code);
        return { list: sources === false ? hot.map(withoutSources) : hot };
      }),
    blogs: (code) => respond(`blogs/${code}`, () => blog.map((article) => blogSummary(article, code))),
    blog: (code, blogId) => {
      const article = blog.find(({ id }) => id === blogId);
      return article && respond(`blog/${code}/${blogId}`, () => blogDetail(article, code, compile));
    },
    faq: (code) => respond(`faq/${code}`, () => faq.map((article) => faqItem(article, code, compile))),
    languageRecords: () => respond("languages", () => languageRecords),
    photoRule: (urlPath, isChild = false) => (isChild ? childRules : rules).get(urlPath),
    documentTexts: (code) => loadDocumentTexts(localesDir, code),
    checkWords: loadCheckWords(localesDir),
  };
}
