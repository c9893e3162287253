import type { Node } from "gatsby";

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
