import { join } from "node:path";
import { faqCategories } from "../../../../contract/codes";
import { noteSubjects } from "../../../../contract/document/note-subjects";
import { languages } from "../../../../locales/languages";
import { categoriesOf, pluralCategoryOf, stemOf } from "../../../../locales/plural-keys";
import { type ArticleKindName, articleKinds } from "../../../articles/article-collection";
import { readJson } from "../../../faults/read-json";
import { TemplateEntrySchema } from "../../../templates/template-file";
import { type CmsField, type FieldChoices, fieldsOf } from "../cms-fields";
import { fieldLabels, wordsOfName } from "../field-labels";
import { componentsFor } from "./component-buttons";
import { allDocuments } from "./document-form";
import { countryChoice, documentsChoice } from "./field-choices";
import type { Values } from "./form";
import { remarkIds } from "./remark-groups";

const today = "{{now}}";

const choices: FieldChoices = {
  author: {
    widget: "relation",
    collection: "authors",
    value_field: "{{slug}}",
    display_fields: ["name"],
    search_fields: ["name"],
    default: "editorial",
  },
  country: countryChoice,
  category: {
    widget: "select",
    options: faqCategories.map((value) => ({ label: wordsOfName(value), value })),
  },
  documents: documentsChoice,
  recommended: documentsChoice,
  urlPaths: documentsChoice,
  image: { widget: "image", choose_url: false },
  publishedAt: { default: today },
  updatedAt: { default: today },
  // A translation is a draft by itself.
  draft: { default: true, i18n: true },
};

const ownText = (name: string, options: object = {}): CmsField => ({
  name,
  label: wordsOfName(name),
  ...fieldLabels[name],
  widget: "translated",
  i18n: true,
  ...options,
});

/** The data of an article, then what each language has of its own. */
export function articleFields(kind: ArticleKindName): CmsField[] {
  const { meta, front, formats } = articleKinds[kind];
  const ofText = fieldsOf(front).filter(({ name }) => name !== "draft");
  const texts = ofText.map((field) => {
    if (field.widget === "string") return ownText(field.name, { required: true });
    const isDay = field.name === "updatedAt";
    return { ...field, i18n: true, ...(isDay && { name: "languageDate", ...fieldLabels.languageDate }) };
  });
  const day = texts.filter(({ name }) => name === "languageDate");
  const body = ownText("body", {
    is_long: true,
    required: true,
    ...((formats as readonly string[]).includes("mdx") && { components: componentsFor(kind) }),
  });
  const data = fieldsOf(meta, choices);
  return [...texts.filter((field) => !day.includes(field)), body, ...data, ...day];
}

/** The checker validates on saving: the form would require the parts of a rule that a document does not have. */
function judgedOnSave({ pattern: _, ...field }: CmsField): CmsField {
  return {
    ...field,
    ...(field.fields && { fields: field.fields.map(field.required ? judgedOnSave : optional) }),
  };
}
const optional = (field: CmsField): CmsField => ({ ...judgedOnSave(field), required: false });

export function documentFields(): CmsField[] {
  const country: CmsField = { name: "country", ...fieldLabels.country, ...countryChoice };
  const names = ["label", "searchedAs"].map((name): CmsField => ({ name, widget: "hidden" }));
  const given: FieldChoices = {
    draft: {
      default: true,
      hint: "On: shown in the preview only. Turn it off to publish. Turned on again, its page disappears: links of published texts to it become faults, which stop the build.",
    },
    dpi: { default: 300 },
    colour: { default: "colour" },
    printable: { default: true },
    compiledAt: { default: new Date().toISOString().slice(0, 7) },
  };
  const fields = [country, ...fieldsOf(TemplateEntrySchema)].map((field) => ({
    ...wantingQuotations(field),
    ...given[field.name],
  }));
  return [...fields.map((field) => (field.name === "urlPath" ? field : judgedOnSave(field))), ...names];
}

/** What a source says of a rule is in its own words: how the rule itself is written would mislead there. */
function wantingQuotations(field: CmsField): CmsField {
  const { name, fields } = field;
  if (fields === undefined) return field;
  const inner = name === "says" ? fields.map(({ hint: _, ...own }) => own) : fields.map(wantingQuotations);
  return { ...field, fields: inner };
}

/**
 * A field for every text of a page of the interface, with all plural forms that a language has. It is called by its English words,
 * which a reader of the page knows, and not by its key.
 */
export function pageFields(localesDir: string, page: string): CmsField[] {
  const group = (texts: Values, name = ""): CmsField[] =>
    Object.entries(texts).flatMap(([key, text]): CmsField[] => {
      if (typeof text === "object" && text !== null) {
        const fields = group(text as Values, key);
        return [
          { name: key, label: groupLabels[key] ?? wordsOfName(key), widget: "object", i18n: true, fields },
        ];
      }
      // A search result shows title and description of the head, and no other title of the page.
      const isOfHead = name === "meta";
      const label = (!isOfHead && wordsOfText(String(text))) || wordsOfName(key);
      const hint = isOfHead ? "" : wordsOfName(key);
      const options = { required: false, label, hint, in_search_result: isOfHead };
      if (pluralCategoryOf(key) === undefined) return [ownText(key, options)];
      if (pluralCategoryOf(key) !== "other") return [];
      return pluralCategories.map((category) =>
        ownText(`${stemOf(key)}_${category}`, {
          required: false,
          label: `${label} (${category})`,
          hint: pluralHint(category),
        }),
      );
    });
  return group(readJson(join(localesDir, "en", `${page}.json`)) as Values);
}

const groupLabels: Partial<Record<string, string>> = { meta: "In search results" };

const mostLetters = 70;

/** The beginning of a text, without tags. */
function wordsOfText(text: string): string {
  const words = text.replace(/<[^>]*>/g, "").trim();
  return words.length <= mostLetters ? words : `${words.slice(0, words.lastIndexOf(" ", mostLetters))} …`;
}

const pluralCategories = ["zero", "one", "two", "few", "many", "other"];

function pluralHint(category: string): string {
  const having = languages.filter(({ bcp47 }) => categoriesOf(bcp47).includes(category));
  const names = having.map(({ englishName }) => englishName).join(", ");
  const who = having.length > 12 ? "most languages" : names;
  return `The form of the number “${category}”, which ${who} ${having.length === 1 ? "has" : "have"}. Others leave it empty.`;
}

const subjectHint = "What a note is about, by which pages order it. Statements on editing have none.";

/** Beside the English text: it is the same in all languages. */
export const subjectField = (id: string): string => `${id}-subject`;

/** Two fields for every remark of the documents of the countries with this letter, by the document's name: its text and its subject. */
export function remarkFields(contentDir: string, letter: string): CmsField[] {
  const labels = new Map(allDocuments(contentDir).map(([urlPath, { label }]) => [urlPath, String(label)]));
  const options = noteSubjects.map((value) => ({ label: wordsOfName(value), value }));
  const counts = new Map<string, number>();
  return remarkIds(contentDir, letter).flatMap((id) => {
    const document = id.replace(/-\d+$/, "");
    const count = (counts.get(document) ?? 0) + 1;
    counts.set(document, count);
    const label = `${labels.get(document) ?? document}: remark ${count}`;
    const text = ownText(id, { label, required: false, hint: "", english_document: document });
    const subject = {
      label: `${label}: subject`,
      hint: subjectHint,
      widget: "select",
      required: false,
      options,
    };
    return [text, { name: subjectField(id), ...subject }];
  });
}
