import type { Texts } from "../store/site-slice";

/** What a page query returns under the key `locales`. */
export interface LocalesQuery {
  readonly locales: Queries.PageTextsFragment;
}

/** The texts of a page by namespace, from its query. */
export function textsOf(data: Partial<LocalesQuery> | null | undefined): Texts {
  const nodes = data?.locales?.edges.map((edge) => edge.node) ?? [];
  return Object.fromEntries(nodes.map((node) => [node.ns, JSON.parse(node.data) as Texts[string]]));
}
