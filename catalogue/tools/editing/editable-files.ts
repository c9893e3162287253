import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { languageOfCode } from "../../../locales/languages";
import { type ArticleKindName, articleKinds } from "../../articles/article-collection";
import { TemplateFileSchema } from "../../templates/template-file";

/** Files that the editor may open, by path below content/. */
export type EditableFile =
  | { kind: "document"; schema: TSchema }
  | { kind: "data"; schema: TSchema; article: ArticleKindName }
  | { kind: "text"; schema: TSchema; article: ArticleKindName; code: string; folder: string };

/** Null for all other paths. */
export function editableFile(path: string): EditableFile | null {
  if (/^templates\/[a-z]{2}\.yaml$/.test(path)) return { kind: "document", schema: TemplateFileSchema };
  const [, kind = "", id = "", name = ""] = /^([a-z]+)\/([a-z0-9-]+)\/([a-z.-]+)$/.exec(path) ?? [];
  if (!Object.hasOwn(articleKinds, kind)) return null;
  const article = kind as ArticleKindName;
  const { meta, front, formats } = articleKinds[article];
  if (name === "meta.yaml") return { kind: "data", schema: meta, article };
  const [, code = "", extension] = /^([a-z-]+)\.(mdx?)$/.exec(name) ?? [];
  if (!languageOfCode(code) || !formats.some((format) => format === extension)) return null;
  return { kind: "text", schema: front, article, code, folder: `${kind}/${id}` };
}

/** All editable files of the folder, by path below content/. */
export function editablePaths(contentDir: string): string[] {
  const below = (folder: string) =>
    existsSync(join(contentDir, folder)) ? readdirSync(join(contentDir, folder)).sort() : [];
  const articles = Object.keys(articleKinds).flatMap((kind) =>
    below(kind).flatMap((id) => {
      const isFolder = !id.includes(".");
      return isFolder ? below(`${kind}/${id}`).map((name) => `${kind}/${id}/${name}`) : [];
    }),
  );
  const documents = below("templates").map((name) => `templates/${name}`);
  return [...articles, ...documents].filter((path) => editableFile(path) !== null);
}
