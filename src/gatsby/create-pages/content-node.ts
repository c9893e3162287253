import type { Node } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";

/** What the makers of pages read of the nodes that the plugins in `plugins/` make. */
export type ContentNode<Fields> = Node & Fields;

/** All nodes of a type, as Gatsby's `getNodesByType`. */
export type NodesOfType = <Fields>(type: string) => ContentNode<Fields>[];

/** Ids with the languages that each has a text of its own in, in the order of the nodes. */
export function translationsById<Fields>(
  nodes: readonly Fields[],
  idOf: (node: Fields) => string,
  textLangOf: (node: Fields) => string,
): Map<string, string[]> {
  const translations = new Map<string, Set<string>>();
  for (const node of nodes) {
    const id = idOf(node);
    const languages = translations.get(id) ?? new Set();
    translations.set(id, languages.add(textLangOf(node)));
  }
  return new Map([...translations].map(([id, languages]) => [id, [...languages]]));
}

/** Each text once: in this language where it is translated, else in English. */
export function inLanguage<Text extends { lang: string }>(
  texts: readonly Text[],
  idField: keyof Text,
  code: string,
): Text[] {
  const byId = new Map<unknown, Text>();
  for (const text of texts) {
    const isOwn = text.lang === code;
    const isFallback = text.lang === defaultLanguage.code && !byId.has(text[idField]);
    if (isOwn || isFallback) byId.set(text[idField], text);
  }
  return [...byId.values()];
}
