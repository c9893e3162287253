import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectReferences } from "../../articles/references";
import { languageOfWord, languageSuggestion } from "../../faults/language-word";
import { suggestion } from "../../faults/nearest-word";
import { countryNames } from "../../templates/country-name";
import { loadTemplates } from "../../templates/load-templates";
import { type CreatableKind, creatableKinds, kindFolders, skeleton } from "./skeletons";

export interface NewArticle {
  kind: string;
  country?: string;
  /** Name of the folder; for a guide the first document of the country. */
  slug?: string;
  /** Another language of an article that exists. */
  lang?: string;
  category?: string;
  author?: string;
}

/**
 * Makes the files of a new article, or of a translation of one that exists.
 *
 * @returns the paths of the files made
 * @throws Error with the reason and what to write instead; nothing is made then.
 */
export function createArticle(dir: string, wanted: NewArticle, today: string): string[] {
  const kind = creatableKinds.find((known) => known === wanted.kind);
  if (!kind)
    throw new Error(
      `There is no kind "${wanted.kind}". ${suggestion(wanted.kind, [...creatableKinds, "document"])}`,
    );
  if (wanted.lang !== undefined) return createTranslation(dir, kind, wanted.slug, wanted.lang);

  const records = loadTemplates(join(dir, "templates"));
  const references = collectReferences(dir, records);
  const country = wanted.country?.toUpperCase() ?? "";
  if (country !== "" && !references.countries.has(country))
    throw new Error(
      `There are no documents of "${country}". Add content/templates/${country.toLowerCase()}.yaml first.`,
    );
  const ofCountry = records.filter((record) => record.country === country);
  // A guide that is named after a document is about that one.
  const named = ofCountry.filter(({ urlPath }) => urlPath === wanted.slug);
  const about = named.length > 0 ? named : ofCountry;
  const documents = about.map(({ urlPath }) => urlPath);
  if (kind === "guide" && country === "") throw new Error("A guide needs its country: --country pt");
  const slug = wanted.slug ?? (kind === "guide" ? documents[0] : undefined);
  const { folder, format } = kindFolders[kind];
  const target = targetOf(dir, folder, slug);
  if (existsSync(target)) throw new Error(`${target} exists already. Name another: --slug ${slug}-2`);
  const category = wanted.category ?? references.faqCategories[0] ?? "";
  if (!references.faqCategories.includes(category))
    throw new Error(`There is no category "${category}". ${suggestion(category, references.faqCategories)}`);
  const author = wanted.author ?? [...references.authors].sort()[0] ?? "";
  if (!references.authors.has(author) && kind !== "author")
    throw new Error(`There is no author "${author}". ${suggestion(author, [...references.authors])}`);

  const countryName = country === "" ? "" : countryNames("en", "General sizes", {})(country);
  const order = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).length + 1 : 1;
  const statesHead = Boolean(about[0]?.head);
  const input = { kind, today, author, country, countryName, documents, statesHead, category, order };
  const { meta, text } = skeleton(input);
  mkdirSync(target, { recursive: true });
  return [write(join(target, "meta.yaml"), meta), write(join(target, `en.${format}`), text)];
}

/** The English text as the start of a translation: its form is right, its words wait to be replaced. */
function createTranslation(
  dir: string,
  kind: CreatableKind,
  slug: string | undefined,
  lang: string,
): string[] {
  const language = languageOfWord(lang);
  if (!language) throw new Error(`There is no language "${lang}". ${languageSuggestion(lang)}`);
  const { folder, format } = kindFolders[kind];
  const target = targetOf(dir, folder, slug);
  const original = join(target, `en.${format}`);
  const known = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)) : [];
  if (!existsSync(original)) throw new Error(`There is no ${original}. ${suggestion(slug ?? "", known)}`);
  const path = join(target, `${language.code}.${format}`);
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const [head = "", ...body] = readFileSync(original, "utf8").split(/(?<=\n---\n)/);
  return [write(path, `${head}\nTODO: translate all of this, the lines above too.\n${body.join("")}`)];
}

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
