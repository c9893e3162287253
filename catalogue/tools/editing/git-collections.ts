import { basename, dirname } from "node:path";
import { type ArticleKindName, articleKinds } from "../../articles/article-collection";
import { typedComponents } from "../../articles/tree/check-article-tree";
import { type CmsField, fieldsOf } from "./cms-fields";
import { editablePaths } from "./editable-files";
import { fieldLabels } from "./field-labels";

/**
 * The files of the content as they are, for a Git host: there the browser writes them. Documents are plain text, since a
 * form would drop their comments.
 */
export function gitCollections(contentDir: string) {
  const paths = editablePaths(contentDir);
  return [
    ...(Object.keys(articleKinds) as ArticleKindName[]).flatMap((kind) => [
      {
        name: kind,
        label: kind,
        i18n: true,
        files: paths.filter((path) => new RegExp(`^${kind}/.*/en\\.mdx?$`).test(path)).map(articleFile(kind)),
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
      files: paths.filter((path) => path.startsWith("templates/")).map(documentFile),
    },
  ];
}

const articleFile = (kind: ArticleKindName) => (path: string) => ({
  name: basename(dirname(path)),
  label: basename(dirname(path)),
  file: `content/${path.replace(/en\.(mdx?)$/, "{{locale}}.$1")}`,
  format: "yaml-frontmatter",
  i18n: true,
  fields: [...fieldsOf(articleKinds[kind].front).map(translated), bodyOf(path)],
});

const translated = (field: CmsField): CmsField => ({ ...field, i18n: true });

/** Plain text: a rich editor would reformat the Markdown. */
const bodyOf = (path: string): CmsField => ({
  name: "body",
  ...fieldLabels.body,
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

function documentFile(path: string) {
  const name = basename(path, ".yaml");
  const body = { name: "body", ...fieldLabels.body, widget: "text" };
  return { name, label: name, file: `content/${path}`, format: "raw", fields: [body] };
}
