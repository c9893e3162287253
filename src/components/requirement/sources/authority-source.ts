import type { SourceKind } from "../../../../contract/document/template";

interface Source {
  /** ISO date when it was read. */
  seen: string | null;
  kind?: SourceKind | null;
  quotes?: readonly { rule: string }[];
}

const ranks: readonly (SourceKind | null | undefined)[] = ["authority", "copy", "press", "list"];

/** More than from an authority's page to a copy of its text, less than to other sources. */
const sizeNotStated = 1.5;

/**
 * Sources by weight: an authority's page that was read, a copy of its text, others, lists. An authority's text that is quoted
 * for the size comes before one that is not, since the confidence of a document is about its size. A source that is
 * quoted for remarks alone states no rule and comes last.
 */
export function bestFirst<Page extends Source>(sources: readonly Page[]): Page[] {
  const weight = ({ kind, seen, quotes }: Page) =>
    (quotes?.length && quotes.every(({ rule }) => rule === "remarks") ? 2 * ranks.length + 1 : 0) +
    ranks.indexOf(kind) +
    (seen === null ? ranks.length : 0) +
    (quotes?.some(({ rule }) => rule === "size") ? 0 : sizeNotStated);
  return [...sources].sort((one, other) => weight(one) - weight(other));
}

/** The first authority's page that was read; null if there is none. */
export const authoritySource = <Page extends Source>(sources: readonly Page[]): Page | null =>
  sources.find(({ kind, seen }) => kind === "authority" && seen !== null) ?? null;
