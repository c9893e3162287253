import type { TSchema } from "typebox";
import { parseDocument, stringify } from "yaml";
import { splitFrontMatter } from "../../articles/front-matter";
import { fitToSchema } from "./fit-to-schema";
import { spliceYaml } from "./splice-yaml";

/** A file's text with the values of a form: what the form did not change stays as it is written. */
export const mergeYaml = (before: string, form: string, schema: TSchema): string =>
  spliceYaml(before, fitToSchema(parseDocument(form).toJS(), schema));

/** The same for an article: its front matter by value, its body as a text. */
export function mergeArticle(before: string, form: string, schema: TSchema): string {
  const old = splitFrontMatter(before);
  const fresh = splitFrontMatter(form);
  if (!old || !fresh) return form;
  const front = mergeYaml(`${old.yaml}\n`, fresh.yaml, schema);
  const body = fresh.body.trim() === old.body.trim() ? old.body : `\n${fresh.body.trim()}\n`;
  return `---\n${front}---\n${body}`;
}

/** The first text of an article in a language, written as the others are. */
export function writeArticle(form: string, schema: TSchema): string {
  const fresh = splitFrontMatter(form);
  if (!fresh) return form;
  const front = fitToSchema(parseDocument(fresh.yaml).toJS(), schema);
  const yaml = stringify(front, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 });
  return `---\n${yaml}---\n\n${fresh.body.trim()}\n`;
}
