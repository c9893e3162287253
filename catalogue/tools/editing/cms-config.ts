import { paths as sitePaths } from "../../../contract/site/site-paths";
import { defaultLanguage, languages } from "../../../locales/languages";
import type { ArticleKindName } from "../../articles/article-collection";
import { maxPicturePx } from "../../articles/tree/check-finished-tree";
import type { CmsBackend } from "./cms-backend";
import { pageLabels, wordsOfName } from "./field-labels";
import { idsOf, kindNames, localesOf, pagesOf } from "./forms/all-forms";
import { articleFields, documentFields, pageFields, remarkFields } from "./forms/form-fields";
import { countryWordsFields, popularFields, redirectFields } from "./forms/list-fields";
import { remarkLetters, remarksLabel } from "./forms/remark-groups";
import { gitCollections } from "./git-collections";

interface CmsOptions {
  contentDir: string;
  backend: CmsBackend;
  /** Languages of the preview, offered first. */
  codes: readonly string[];
  /** Of the preview: forms link to their pages. */
  siteUrl?: string;
}

/** Configuration of Sveltia CMS. */
export function cmsConfig({ contentDir, backend, codes, siteUrl }: CmsOptions) {
  const isFolder = backend.name === "test-repo";
  const first = ["en", ...codes];
  const ordered = [
    ...languages.filter(({ code }) => first.includes(code)),
    ...languages.filter(({ code }) => !first.includes(code)),
  ];
  return {
    load_config_file: false,
    backend,
    ...((backend.name === "github" || backend.name === "gitlab") && { publish_mode: "editorial_workflow" }),
    app_title: "Open Passport Photo",
    show_preview_links: siteUrl !== undefined,
    ...(siteUrl !== undefined && { site_url: siteUrl }),
    media_folder: "static/images",
    public_folder: "/images",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: {
            raster_image: { format: "webp", quality: 85, width: maxPicturePx, height: maxPicturePx },
          },
        },
      },
      // Photographs of people from other sites.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    i18n: {
      structure: "multiple_files",
      // The editor names a language by its BCP 47 tag; files on a Git host have our codes.
      locales: ordered.map(({ bcp47, code }) => (isFolder ? bcp47 : code)),
      default_locale: isFolder ? defaultLanguage.bcp47 : defaultLanguage.code,
      initial_locales: "default",
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
    editor: { preview: false },
    collections: isFolder ? formCollections(contentDir) : gitCollections(contentDir),
  };
}

/** Own name of each language by the name that the editor knows it by. */
export const languageNames = (): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap(({ code, bcp47, nativeName, englishName }) => {
      const name = nativeName === englishName ? nativeName : `${nativeName} (${englishName})`;
      return [code, bcp47].map((tag) => [Intl.getCanonicalLocales(tag)[0], name]);
    }),
  );

interface Kind {
  label: string;
  singular: string;
  about: string;
  page: (id: string) => string;
}

const kinds: Record<ArticleKindName, Kind> = {
  guides: {
    label: "Guides",
    singular: "Guide",
    about: "How to make the photo of a country.",
    page: sitePaths.guideArticle,
  },
  blog: {
    label: "Articles",
    singular: "Article",
    about: "Articles about photos for documents.",
    page: sitePaths.blogPost,
  },
  faq: {
    label: "Questions",
    singular: "Question",
    about: "One question with its answer.",
    page: sitePaths.faqItem,
  },
  authors: {
    label: "Authors",
    singular: "Author",
    about: "The roles that texts are signed with.",
    page: sitePaths.author,
  },
  legal: {
    label: "Legal texts",
    singular: "Legal text",
    about: "Privacy and terms.",
    page: (id) => `/${id}`,
  },
};

function formCollections(contentDir: string) {
  const file = (collection: string, name: string, label: string) => ({
    name,
    label,
    file: `forms/${collection}/${name}.json`,
    format: "json",
  });
  const inLanguages = (collection: string, name: string, label: string) => ({
    ...file(collection, name, label),
    file: `forms/${collection}/${name}.{{locale}}.json`,
    i18n: true,
  });
  return [
    ...kindNames.map((kind) => articleCollection(contentDir, kind)),
    {
      name: "documents",
      label: "Documents",
      label_singular: "Document",
      description: "The photo rules of every document, with their sources.",
      icon: "badge",
      folder: "forms/documents",
      format: "json",
      extension: "json",
      create: true,
      delete: false,
      identifier_field: "urlPath",
      slug: { template: "{{urlPath}}", editable: false },
      summary: `{{label}} ({{urlPath}})${draftMark}`,
      preview_path: sitePaths.requirement("{{slug}}"),
      sortable_fields: ["label", "urlPath"],
      view_groups: [{ label: "Country", field: "country" }],
      fields: documentFields(),
    },
    {
      name: "interface",
      label: "Interface texts",
      description:
        "Sentences, labels and buttons of the pages. Keep {{placeholders}} and tags in angle brackets.",
      icon: "translate",
      i18n: true,
      files: pagesOf(contentDir).map((page) => ({
        ...inLanguages("interface", page, pageLabels[page] ?? wordsOfName(page)),
        fields: pageFields(localesOf(contentDir), page),
      })),
    },
    {
      name: "remarks",
      label: "Remarks",
      description: "Translations of the notes of documents.",
      icon: "sticky_note_2",
      i18n: true,
      files: remarkLetters(contentDir).map((letter) => ({
        ...inLanguages("remarks", letter, remarksLabel(contentDir, letter)),
        fields: remarkFields(contentDir, letter),
      })),
    },
    {
      name: "countries",
      label: "Names of countries",
      description: "Everyday names and search words of countries and documents in each language.",
      icon: "public",
      files: languages.map(({ code, nativeName, englishName }) => ({
        ...file(
          "countries",
          code,
          nativeName === englishName ? nativeName : `${nativeName} (${englishName})`,
        ),
        fields: countryWordsFields(),
      })),
    },
    {
      name: "lists",
      label: "Lists",
      description: "Redirects, and the documents that the home page shows first.",
      icon: "list",
      files: [
        { ...file("lists", "redirects", "Redirects"), fields: redirectFields() },
        { ...file("lists", "popular", "Documents on the home page"), fields: popularFields() },
      ],
    },
  ];
}

/** In lists of entries. */
const draftMark = "{{draft | ternary(' (draft)', '')}}";

const icons: Record<ArticleKindName, string> = {
  guides: "menu_book",
  blog: "article",
  faq: "help",
  authors: "person",
  legal: "gavel",
};

function articleCollection(contentDir: string, kind: ArticleKindName) {
  const { label, singular, about, page } = kinds[kind];
  const hasDrafts = kind !== "authors" && kind !== "legal";
  const last = idsOf(contentDir, kind).length;
  const fields = articleFields(kind).map((field) =>
    field.name === "order" ? { ...field, default: last + 1 } : field,
  );
  const title = fields[0]!.name;
  return {
    name: kind,
    label,
    label_singular: singular,
    description: about,
    icon: icons[kind],
    folder: `forms/${kind}`,
    format: "json",
    extension: "json",
    i18n: true,
    create: kind !== "legal",
    delete: kind !== "legal",
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      hint: "The end of the page's web address, as in `pt-passport`. It never changes once published.",
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Use small letters, digits and single hyphens."],
    },
    summary: `{{${title}}}${hasDrafts ? draftMark : ""}`,
    preview_path: page("{{slug}}"),
    ...(hasDrafts && { view_filters: [{ label: "Drafts", field: "draft", pattern: true }] }),
    fields,
  };
}
