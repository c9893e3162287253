import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../faults/read-json";

/**
 * Texts of locales/<code>/article.json by dotted key ("facts.size"), and of other pages with a prefix
 * ("requirement:value.pixels", "common:drawing.width"), so that all write sizes and drawings alike.
 */
export type ArticleTexts = (key: string, values?: Record<string, string>) => string;

/** Texts of a language; English where a translation is missing. */
export function loadArticleTexts(localesDir: string, code: string): ArticleTexts {
  const words = { ...readWords(localesDir, "en"), ...readWords(localesDir, code) };
  return (key, values = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`locales/en has no "${key}" for articles.`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

const readWords = (localesDir: string, code: string): Record<string, string> => ({
  ...readFlat(join(localesDir, code, "article.json"), ""),
  ...readFlat(join(localesDir, code, "requirement.json"), "requirement:"),
  ...readFlat(join(localesDir, code, "common.json"), "common:"),
});

function readFlat(path: string, prefix: string): Record<string, string> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(flat(readJson(path) as object, prefix));
}

const flat = (value: object, prefix: string): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? [[prefix + key, inner] as [string, string]] : flat(inner, `${prefix}${key}.`),
  );
