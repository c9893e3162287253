import type { SourceKind } from "../../../../contract/document/template";

interface Source {
  /** ISO date when it was read. */
  seen: string | null;
  kind?: SourceKind | null;
  quotes?: readonly { rule: string }[];
}

const ranks: readonly (SourceKind | null | undefined)[] = ["authority", "copy", "press", "list"];

/** What a source is sorted by: the first difference decides, and what is false comes first. */
function sortKeys({ kind, seen, quotes = [] }: Source): (boolean | number)[] {
  const statesNoRule = quotes.length > 0 && quotes.every(({ rule }) => rule === "remarks");
  const isOfAuthority = kind === "authority" || kind === "copy";
  // The confidence of a document is about its size.
  const statesSize = quotes.some(({ rule }) => rule === "size");
  return [statesNoRule, seen === null, !isOfAuthority, !statesSize, ranks.indexOf(kind)];
}

/**
 * The authority's texts first, those quoted for the size before others, then the press, and lists. A source that was not
 * read comes after those that were, and one quoted for remarks alone states no rule and comes last.
 */
export function bestFirst<Page extends Source>(sources: readonly Page[]): Page[] {
  return [...sources].sort((one, other) => {
    const keys = sortKeys(other);
    const difference = sortKeys(one).map((key, index) => Number(key) - Number(keys[index]));
    return difference.find((by) => by !== 0) ?? 0;
  });
}

/** The first authority's page that was read; null if there is none. */
export const authoritySource = <Page extends Source>(sources: readonly Page[]): Page | null =>
  sources.find(({ kind, seen }) => kind === "authority" && seen !== null) ?? null;
