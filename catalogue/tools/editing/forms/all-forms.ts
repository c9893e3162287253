import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languageOfCode, languages } from "../../../../locales/languages";
import { type ArticleKindName, articleKinds } from "../../../articles/article-collection";
import { articleForm } from "./article-form";
import { countryWordsForm } from "./country-words-form";
import { allDocuments, documentForm } from "./document-form";
import type { Form } from "./form";
import { articleFields, documentFields, pageFields, remarkFields } from "./form-fields";
import { countryWordsFields, popularFields, redirectFields } from "./list-fields";
import { popularForm } from "./popular-form";
import { redirectsForm } from "./redirects-form";
import { remarkLetters } from "./remark-groups";
import { interfaceForm, remarkForm } from "./text-forms";

/** The interface texts are beside the content. */
export const localesOf = (contentDir: string) => join(contentDir, "..", "locales");

export const kindNames = Object.keys(articleKinds) as ArticleKindName[];
export const isKind = (name: string): name is ArticleKindName => Object.hasOwn(articleKinds, name);

/**
 * The form at a path of the editor: "forms/guides/de-passport.de.json", "forms/documents/de-passport.json". Languages
 * are named by their BCP 47 tag, as the editor expects. Null for other paths.
 */
export function formAt(contentDir: string, path: string): Form | null {
  const parts = /^forms\/([a-z]+)\/([a-z0-9-]+)(?:\.([A-Za-z-]+))?\.json$/.exec(path);
  const [, collection = "", id = "", tag] = parts ?? [];
  if (tag === undefined) return formWithoutLanguage(contentDir, collection, id);
  const code = languages.find(({ bcp47 }) => bcp47 === tag)?.code;
  if (code === undefined) return null;
  if (isKind(collection))
    return articleForm({ contentDir, kind: collection, id, code }, () => articleFields(collection));
  const locales = localesOf(contentDir);
  if (collection === "interface" && pagesOf(contentDir).includes(id))
    return interfaceForm({ localesDir: locales, page: id, code }, () => pageFields(locales, id));
  if (collection === "remarks" && remarkLetters(contentDir).includes(id))
    return remarkForm({ contentDir, code, letter: id }, () => remarkFields(contentDir, id));
  return null;
}

function formWithoutLanguage(contentDir: string, collection: string, id: string): Form | null {
  if (collection === "documents") return documentForm(contentDir, id, documentFields);
  if (collection === "countries" && languageOfCode(id))
    return countryWordsForm(contentDir, id, countryWordsFields);
  if (collection !== "lists") return null;
  if (id === "redirects") return redirectsForm(contentDir, redirectFields);
  return id === "popular" ? popularForm(contentDir, popularFields) : null;
}

/** The pages of the interface, by the names of their files. */
export const pagesOf = (contentDir: string): string[] => namesIn(join(localesOf(contentDir), "en"), ".json");

const namesIn = (dir: string, end = ""): string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith(end) && !name.startsWith("."))
        .map((name) => name.slice(0, name.length - end.length))
        .sort()
    : [];

/** The names of all forms of a collection with languages. */
export function idsOf(contentDir: string, collection: string): string[] {
  if (collection === "interface") return pagesOf(contentDir);
  if (collection === "remarks") return remarkLetters(contentDir);
  return namesIn(join(contentDir, collection)).filter((id) => !id.includes("."));
}

/** The text of every form that has a value, by its path. */
export function allForms(contentDir: string): Record<string, string> {
  const inLanguages = [...kindNames, "interface", "remarks"].flatMap((collection) =>
    idsOf(contentDir, collection).flatMap((id) =>
      languages.map(({ bcp47 }) => `forms/${collection}/${id}.${bcp47}.json`),
    ),
  );
  const others = [
    ...languages.map(({ code }) => `forms/countries/${code}.json`),
    "forms/lists/redirects.json",
    "forms/lists/popular.json",
  ];
  const documents = allDocuments(contentDir).map(([urlPath, value]): [string, unknown] => [
    `forms/documents/${urlPath}.json`,
    value,
  ]);
  const values = [...inLanguages, ...others].map((path): [string, unknown] => [
    path,
    formAt(contentDir, path)?.read(),
  ]);
  return Object.fromEntries(
    [...values, ...documents].flatMap(([path, value]) => (value ? [[path, JSON.stringify(value)]] : [])),
  );
}
