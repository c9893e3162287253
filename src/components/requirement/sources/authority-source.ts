import type { SourceKind } from "../../../../contract/document/template";
import { isReadable, type Quoting } from "./quote-language";

interface Source extends Quoting {
  name: string;
  /** ISO date when it was read. */
  seen: string | null;
  kind?: SourceKind | null;
}

const ranks: readonly (SourceKind | null | undefined)[] = ["authority", "copy", "press", "list"];

/** An embassy or a visa centre passes on what the authority says. */
const mission = /embass|consul|ambassad|embaj|botschaft|high commission|\bvfs\b|\bbls\b/i;

/** What a source is sorted by: the first difference decides, and what is false comes first. */
function sortKeys(source: Source, bcp47: string): (boolean | number)[] {
  const { name, url, kind, seen, quotes = [] } = source;
  const statesNoRule = quotes.length > 0 && quotes.every(({ rule }) => rule === "remarks");
  const isOfAuthority = kind === "authority" || kind === "copy";
  // The confidence of a document is about its size.
  const statesSize = quotes.some(({ rule }) => rule === "size");
  return [
    statesNoRule,
    seen === null,
    !isOfAuthority,
    !isReadable(source, bcp47),
    mission.test(`${name} ${url}`),
    !statesSize,
    ranks.indexOf(kind),
  ];
}

/**
 * The authority's texts first, then the press, and lists; among equals those that the reader can read, the
 * authority's own pages before those of its embassies, and those quoted for the size. A source that was not read comes
 * after those that were, and one quoted for remarks alone states no rule and comes last.
 */
export function bestFirst<Page extends Source>(sources: readonly Page[], bcp47: string): Page[] {
  return [...sources].sort((one, other) => {
    const keys = sortKeys(other, bcp47);
    const difference = sortKeys(one, bcp47).map((key, index) => Number(key) - Number(keys[index]));
    return difference.find((by) => by !== 0) ?? 0;
  });
}

/** The first authority's page that was read; null if there is none. */
export const authoritySource = <Page extends Source>(sources: readonly Page[], bcp47: string): Page | null =>
  bestFirst(sources, bcp47).find(({ kind, seen }) => kind === "authority" && seen !== null) ?? null;
