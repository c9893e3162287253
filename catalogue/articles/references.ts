import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { faqCategories } from "../../contract/codes";
import { paths } from "../../contract/site/site-paths";
import { suggestion } from "../../photo/core/nearest-word";
import type { Fault } from "../faults/content-error";
import { isDay } from "../faults/is-day";
import { renamedPages } from "../published-pages";
import { suggestDocument } from "../templates/suggest-document";
import { type FactField, type StatedParts, statesFact } from "../templates/template-facts";
import type { Article } from "./article-files";
import { isHiddenFolder, isPreview } from "./drafts";

/** Valid targets of references in articles. */
export interface References {
  urlPaths: ReadonlySet<string>;
  /** The urlPaths of documents that are drafts and not shown. */
  draftDocuments: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  /** Whether this document has a value for this fact. */
  statesFact: (urlPath: string, field: FactField) => boolean;
  /** Country of each document. */
  countryOf: ReadonlyMap<string, string>;
  authors: ReadonlySet<string>;
  /** Whether the site has a static file at this path, such as "/images/model.webp". */
  hasStaticFile: (address: string) => boolean;
  /** Categories of questions, in the order of the contact page. */
  faqCategories: readonly string[];
  /** English paths of all pages, for links in texts. */
  pages: ReadonlySet<string>;
  /** Published addresses that are gone, with the page of today where that is known. */
  renamed: ReadonlyMap<string, string>;
  /** Paths of the drafts that are not shown. */
  drafts: ReadonlySet<string>;
}

/** Pages that exist independent of the content. */
const fixedPages = [
  paths.home,
  paths.requirements,
  paths.fileLimits,
  paths.guide,
  paths.blog,
  paths.contactUs,
  paths.authors,
  paths.accuracy,
  paths.privacy,
  paths.terms,
];

export function collectReferences(
  dir: string,
  records: readonly ({ urlPath: string; country: string; draft?: boolean } & StatedParts)[],
): References {
  const byUrlPath = new Map(records.map((record) => [record.urlPath, record]));
  const isHidden = ({ draft }: { draft?: boolean }) => draft === true && !isPreview();
  const idsOf = (some: typeof records) => new Set(some.map(({ urlPath }) => urlPath));
  const urlPaths = idsOf(records.filter((record) => !isHidden(record)));
  const draftDocuments = idsOf(records.filter(isHidden));
  const authors = new Set(folders(join(dir, "authors")));
  const articles = [
    ...addressesIn(join(dir, "guides"), paths.guideArticle),
    ...addressesIn(join(dir, "blog"), paths.blogPost),
    ...addressesIn(join(dir, "faq"), paths.faqItem),
  ];
  const pages = new Set([
    ...fixedPages,
    ...[...urlPaths].map(paths.requirement),
    ...articles.filter(({ isHidden }) => !isHidden).map(({ address }) => address),
    ...[...authors].map(paths.author),
  ]);
  return {
    urlPaths,
    draftDocuments,
    statesFact: (urlPath, field) => {
      const record = byUrlPath.get(urlPath);
      return record !== undefined && statesFact(record, field);
    },
    countries: new Set(records.map((record) => record.country)),
    countryOf: new Map(records.map((record) => [record.urlPath, record.country])),
    authors,
    faqCategories,
    hasStaticFile: (address) => existsSync(join(dir, "..", "static", address)),
    pages,
    renamed: renamedPages(dir, pages),
    drafts: new Set([
      ...[...draftDocuments].map(paths.requirement),
      ...articles.filter(({ isHidden }) => isHidden).map(({ address }) => address),
    ]),
  };
}

/** A draft may be about other drafts and link to them. */
export const referencesOfDraft = (references: References): References => ({
  ...references,
  urlPaths: new Set([...references.urlPaths, ...references.draftDocuments]),
  pages: new Set([...references.pages, ...references.drafts]),
});

const folders = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const addressesIn = (dir: string, addressOf: (id: string) => string) =>
  folders(dir).map((id) => ({ address: addressOf(id), isHidden: isHiddenFolder(join(dir, id)) }));

/** Checks the references and dates in the meta.yaml of an article. */
export function checkMeta(article: Article<object, unknown>, references: References): Fault[] {
  const meta = article.meta as {
    author?: string;
    category?: string;
    country?: string;
    image?: string;
    publishedAt?: string;
    updatedAt: string;
  } & Partial<Record<"documents" | "recommended" | "urlPaths", string[]>>;
  const faults: Fault[] = [];
  const say = (path: (string | number)[], problem: string, fix: string) =>
    faults.push({ file: article.metaFile, line: article.lineOf(path), field: path.join("."), problem, fix });

  if (meta.author !== undefined && !references.authors.has(meta.author))
    say(["author"], `there is no author "${meta.author}".`, suggestion(meta.author, [...references.authors]));
  if (meta.category !== undefined && !references.faqCategories.includes(meta.category))
    say(
      ["category"],
      `there is no category "${meta.category}".`,
      suggestion(meta.category, references.faqCategories),
    );
  if (meta.country !== undefined && !references.countries.has(meta.country))
    say(
      ["country"],
      `there are no documents of "${meta.country}".`,
      "See the names of the files in templates.",
    );
  const countries = new Set(meta.documents?.flatMap((urlPath) => references.countryOf.get(urlPath) ?? []));
  if (meta.country !== undefined && countries.size > 0 && !countries.has(meta.country))
    say(
      ["country"],
      `it is "${meta.country}", its documents are of ${[...countries].join(", ")}.`,
      "Correct the one or the other.",
    );
  for (const field of ["documents", "recommended", "urlPaths"] as const)
    meta[field]?.forEach((urlPath, index) => {
      if (!references.urlPaths.has(urlPath))
        say(
          [field, index],
          `there is no document "${urlPath}".`,
          suggestDocument(urlPath, references.urlPaths),
        );
    });
  if (meta.image !== undefined && !references.hasStaticFile(meta.image))
    say(["image"], `there is no picture ${meta.image}.`, "Put it into static/images or correct the address.");
  const dates = (["publishedAt", "updatedAt"] as const).filter((field) => meta[field] !== undefined);
  const wrong = dates.filter((field) => !isDay(meta[field]!));
  for (const field of wrong) say([field], `there is no day ${meta[field]}.`, "Write year, month and day.");
  if (wrong.length === 0 && meta.publishedAt !== undefined && meta.publishedAt > meta.updatedAt)
    say(["updatedAt"], "it is before publishedAt.", "Write the day of the last change.");
  return faults;
}
