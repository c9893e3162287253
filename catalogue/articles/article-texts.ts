import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../faults/read-json";

/** The words of locales/<code>/article.json, by their dotted key: "facts.size". */
export type ArticleTexts = (key: string, values?: Record<string, string>) => string;

/** Words of a language; where a translation is not there yet, the English word stands in. */
export function loadArticleTexts(localesDir: string, code: string): ArticleTexts {
  const words = { ...readFlat(localesDir, "en"), ...readFlat(localesDir, code) };
  return (key, values = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`locales/en/article.json has no "${key}".`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

function readFlat(localesDir: string, code: string): Record<string, string> {
  const path = join(localesDir, code, "article.json");
  if (!existsSync(path)) return {};
  return Object.fromEntries(flat(readJson(path) as object, ""));
}

const flat = (value: object, prefix: string): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? [[prefix + key, inner] as [string, string]] : flat(inner, `${prefix}${key}.`),
  );
