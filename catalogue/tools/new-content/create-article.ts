import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageOfWord } from "../../../locales/language-of-word";
import { nearestWord, suggestion } from "../../../photo/core/nearest-word";
import { articleKinds } from "../../articles/article-collection";
import { collectReferences } from "../../articles/references";
import { languageSuggestion } from "../../faults/language-word";
import { countryNames } from "../../templates/country-name";
import { readAllTemplates } from "../../templates/load-templates";
import type { TemplateRecord } from "../../templates/template-file";
import { leftOversIn } from "../content-check/check-left-overs";
import { demandCountryCode } from "./country-code";
import { type CreatableKind, creatableKinds, kindFolders, skeletons } from "./skeletons";

export interface NewArticle {
  kind: string;
  country?: string;
  /** Kind of the documents that a guide is about; default: all of the country. */
  document?: string;
  /** Folder name; for a guide, the first of its documents. */
  slug?: string;
  /** Another language of an existing article. */
  lang?: string;
  category?: string;
  author?: string;
}

/**
 * Creates the files of a new article, or a translation of an existing one.
 * @returns the created paths
 * @throws Error with a reason and a suggestion, before anything is created
 */
export function createArticle(dir: string, wanted: NewArticle, today: string): string[] {
  const kind = creatableKinds.find((known) => known === wanted.kind);
  if (!kind) throw new Error(`There is no kind "${wanted.kind}". ${kindSuggestion(wanted.kind)}`);
  if (wanted.lang !== undefined) return createTranslation(dir, kind, wanted);

  const { records } = readAllTemplates(join(dir, "templates"));
  const references = collectReferences(dir, records);
  const country = wanted.country?.toUpperCase() ?? "";
  demandCountryCode(wanted.country);
  if (country !== "" && !references.countries.has(country))
    throw new Error(
      `There are no documents of "${country}". First: npm run new -- document --country ${country.toLowerCase()} --document passport`,
    );
  const about = documentsOf(
    records.filter((record) => record.country === country),
    wanted,
  );
  const documents = about.map(({ urlPath }) => urlPath);
  if (kind === "guide" && country === "") throw new Error("A guide needs its country: --country pt");
  const slug = wanted.slug ?? (kind === "guide" ? documents[0] : undefined);
  const folder = kindFolders[kind];
  const target = targetOf(dir, folder, slug);
  if (existsSync(target)) {
    const free = documents.find((document) => !existsSync(join(dir, folder, document))) ?? `${slug}-2`;
    throw new Error(`${target} exists already. Edit it, or name another: --slug ${free}`);
  }
  const { category = "" } = wanted;
  if (kind === "faq" && category === "")
    throw new Error(`Say where it is listed: --category ${references.faqCategories.join(" | ")}`);
  if (category !== "" && !references.faqCategories.includes(category))
    throw new Error(`There is no category "${category}". ${suggestion(category, references.faqCategories)}`);
  const author = wanted.author ?? [...references.authors].sort()[0] ?? "";
  if (!references.authors.has(author) && kind !== "author")
    throw new Error(`There is no author "${author}". ${suggestion(author, [...references.authors])}`);

  const countryName = country === "" ? "" : countryNames("en", "General sizes", {})(country);
  const order = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).length + 1 : 1;
  const firstStatesHead = Boolean(about[0]?.head);
  const input = { today, author, country, countryName, documents, firstStatesHead, category, order };
  const { meta, text } = skeletons[kind](input);
  mkdirSync(target, { recursive: true });
  return [write(join(target, "meta.yaml"), meta), write(join(target, "en.mdx"), text)];
}

/** What the forms and pages call an article or a question. */
const kindsByWord: Record<string, CreatableKind> = { article: "blog", question: "faq" };

const kindSuggestion = (word: string): string =>
  kindsByWord[word]
    ? `Did you mean "${kindsByWord[word]}"?`
    : suggestion(word, [...creatableKinds, "document"]);

/** Those of a kind, or the one that a guide is named after, or all. */
function documentsOf(ofCountry: TemplateRecord[], { country, document, slug }: NewArticle): TemplateRecord[] {
  if (document !== undefined) {
    const ofKind = ofCountry.filter((record) => record.document === document);
    if (ofKind.length > 0) return ofKind;
    const kinds = [...new Set(ofCountry.map((record) => record.document))];
    throw new Error(`"${country}" has no document "${document}". ${suggestion(document, kinds)}`);
  }
  const named = ofCountry.filter(({ urlPath }) => urlPath === slug);
  return named.length > 0 ? named : ofCountry;
}

/** Starts a translation with the English text, which has the right structure. It begins as a draft, where a kind has drafts. */
function createTranslation(
  dir: string,
  kind: CreatableKind,
  { slug, country = "", lang = "" }: NewArticle,
): string[] {
  const language = languageOfWord(lang);
  if (!language) throw new Error(`There is no language "${lang}". ${languageSuggestion(lang)}`);
  const folder = kindFolders[kind];
  const known = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).sort() : [];
  if (slug === undefined) {
    const example = known.find((name) => name.startsWith(`${country.toLowerCase()}-`)) ?? known[0];
    throw new Error(`Name the text to translate: --slug ${example}`);
  }
  const target = targetOf(dir, folder, slug);
  const format = articleKinds[folder].formats.find((each) => existsSync(join(target, `en.${each}`)));
  if (!format) {
    const near = nearestWord(slug, known);
    const fix = near === undefined ? `See the names in ${join(dir, folder)}.` : `Did you mean "${near}"?`;
    throw new Error(`There is no ${join(target, "en.mdx")}. ${fix}`);
  }
  const original = join(target, `en.${format}`);
  const path = join(target, `${language.code}.${format}`);
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const [head = "", ...body] = readFileSync(original, "utf8").split(/(?<=\n---\n)/);
  const hasDrafts = "draft" in articleKinds[folder].front.properties;
  const front = hasDrafts ? head.replace(/---\n$/, "draft: true\n---\n") : head;
  return [write(path, `${front}\nTODO: translate all of this, the lines above too.\n${body.join("")}`)];
}

/** Whether a new translation holds TODOs of its English text, beside the one for the translator. */
export const isUnfinished = (path: string): boolean => leftOversIn(path).length > 1;

function targetOf(dir: string, folder: string, slug: string | undefined): string {
  if (slug === undefined) throw new Error("It needs a name for its folder and address: --slug my-article");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`"${slug}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
  return join(dir, folder, slug);
}

function write(path: string, text: string): string {
  writeFileSync(path, text);
  return path;
}
