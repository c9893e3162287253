import { basename, dirname } from "node:path";
import { defaultLanguage, languages } from "../../../locales/languages";
import { type ArticleKindName, articleKinds } from "../../articles/article-collection";
import { typedComponents } from "../../articles/tree/check-article-tree";
import { TemplateFileSchema } from "../../templates/template-file";
import { editablePaths } from "./editable-files";
import { type FaceField, fieldsOf } from "./face-fields";
import type { FaceHost } from "./face-host";

const codes = languages.map(({ code }) => code);

/** What Sveltia CMS needs to know: every article and document of the folder, with the form that its schema asks for. */
export function faceConfig(contentDir: string, host: FaceHost) {
  const paths = editablePaths(contentDir);
  return {
    load_config_file: false,
    backend: host,
    ...((host.name === "github" || host.name === "gitlab") && { publish_mode: "editorial_workflow" }),
    media_folder: "static/images",
    public_folder: "/images",
    i18n: {
      structure: "multiple_files",
      locales: codes,
      default_locale: defaultLanguage.code,
      initial_locales: "default",
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
    editor: { preview: false },
    collections: [
      ...(Object.keys(articleKinds) as ArticleKindName[]).flatMap((kind) => [
        {
          name: kind,
          label: kind,
          i18n: true,
          files: paths
            .filter((path) => new RegExp(`^${kind}/.*/en\\.mdx?$`).test(path))
            .map(articleFile(kind)),
        },
        {
          name: `${kind}-data`,
          label: `${kind}: dates and documents`,
          files: paths
            .filter((path) => path.startsWith(`${kind}/`) && path.endsWith("/meta.yaml"))
            .map(dataFile(kind)),
        },
      ]),
      {
        name: "documents",
        label: "documents",
        files: paths.filter((path) => path.startsWith("templates/")).map(documentFile(host)),
      },
    ],
  };
}

const articleFile = (kind: ArticleKindName) => (path: string) => ({
  name: basename(dirname(path)),
  label: basename(dirname(path)),
  file: `content/${path.replace(/en\.(mdx?)$/, "{{locale}}.$1")}`,
  format: "yaml-frontmatter",
  i18n: true,
  fields: [...fieldsOf(articleKinds[kind].front).map(translated), bodyOf(path)],
});

const translated = (field: FaceField): FaceField => ({ ...field, i18n: true });

/** As text: a rich editor would write Markdown its own way. What components there are is told below the field. */
const bodyOf = (path: string): FaceField => ({
  name: "body",
  label: "text",
  widget: "text",
  i18n: true,
  ...(path.endsWith(".mdx") && { hint: typedComponents.map((typed) => `\`${typed}\``).join(" ") }),
});

const dataFile = (kind: ArticleKindName) => (path: string) => ({
  name: basename(dirname(path)),
  label: basename(dirname(path)),
  file: `content/${path}`,
  format: "yaml",
  fields: fieldsOf(articleKinds[kind].meta),
});

/**
 * A form for the folder, where `merge-text.ts` keeps comments. A host gets what the browser writes, so there it is the
 * text itself.
 */
const documentFile = (host: FaceHost) => (path: string) => {
  const name = basename(path, ".yaml");
  const file = { name, label: name, file: `content/${path}` };
  return host.name === "test-repo"
    ? { ...file, format: "yaml", fields: documentFields }
    : { ...file, format: "raw", fields: [{ name: "body", label: "text", widget: "text" }] };
};

/** A document is added by `npm run new -- document` and never leaves: its address is published. */
const documentFields = fieldsOf(TemplateFileSchema)
  .map(judgedOnSave)
  .map((field) =>
    field.name === "templates"
      ? { ...field, allow_add: false, allow_remove: false, allow_reorder: false }
      : { ...field, readonly: true },
  );

/** A form would ask for the parts of a rule that a document does not have; the checker judges the whole on saving. */
function judgedOnSave({ pattern: _, ...field }: FaceField): FaceField {
  const fields = field.fields as FaceField[] | undefined;
  return { ...field, required: false, ...(fields && { fields: fields.map(judgedOnSave) }) };
}
