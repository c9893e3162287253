import type { TSchema } from "typebox";
import { stringify } from "yaml";
import { splitFrontMatter } from "../../articles/front-matter";
import { fitToSchema } from "./fit-to-schema";
import { spliceYaml } from "./splice-yaml";

/** Writes a value into a YAML text (null: a new file); unchanged parts keep their formatting. */
export function yamlText(before: string | null, value: unknown, schema: TSchema): string {
  const fitted = fitToSchema(value, schema);
  if (before !== null) return spliceYaml(before, fitted);
  return stringify(fitted, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 });
}

/** The same for an article: its front matter by value, its body as text. */
export function articleText(before: string | null, front: unknown, body: string, schema: TSchema): string {
  const old = before === null ? null : splitFrontMatter(before);
  const yaml = yamlText(old ? `${old.yaml}\n` : null, front, schema);
  const isSame = old !== null && old.body.trim() === body.trim();
  return `---\n${yaml}---\n${isSame ? old.body : `\n${body.trim()}\n`}`;
}
