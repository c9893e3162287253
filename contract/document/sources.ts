import { isReadable, type Quoting } from "./quote-language";
import type { EvidenceRule, SourceKind, Template } from "./template";

interface Source extends Quoting {
  name: string;
  /** ISO date when it was read. */
  seen: string | null;
  kind?: SourceKind | null;
  /** Known through somebody who quotes it. */
  quoted?: boolean | null;
}

const ranks: readonly (SourceKind | null | undefined)[] = ["authority", "copy", "press", "list"];

/** An embassy or a visa centre passes on what the authority says. */
const mission = /embass|consul|ambassad|embaj|botschaft|high commission|\bvfs\b|\bbls\b/i;

/** What a source is sorted by: the first difference decides, and what is false comes first. */
function sortKeys(source: Source, bcp47: string, rule: EvidenceRule): (boolean | number)[] {
  const { name, url, kind, seen, quoted, quotes = [] } = source;
  const statesNoRule = quotes.length > 0 && quotes.every((quote) => quote.rule === "remarks");
  const isOfAuthority = kind === "authority" || kind === "copy";
  const isQuoted = quotes.some((quote) => quote.rule === rule);
  // A source without quotes stands for what it is listed for.
  const isOfOtherRules = quotes.length > 0 && !isQuoted;
  return [
    statesNoRule,
    seen === null,
    isOfOtherRules,
    !isOfAuthority,
    !isQuoted || quoted === true,
    !isReadable(source, bcp47),
    !isQuoted,
    ranks.indexOf(kind),
    mission.test(`${name} ${url}`),
  ];
}

/**
 * Those that state the rule, by default the size, which the confidence of a document is about: the authority's texts
 * first, those whose own words are quoted for the rule before the others, then the press, and lists; among equals those
 * that the reader can read, and the authority's own pages before those of its embassies. Then those quoted for other rules, those that were not read, and last those quoted for
 * remarks alone.
 */
export function bestFirst<Page extends Source>(
  sources: readonly Page[],
  bcp47: string,
  rule: EvidenceRule = "size",
): Page[] {
  // The keys once for each source: comparing costs more than twice as many.
  const keyed = sources.map((source) => ({ source, keys: sortKeys(source, bcp47, rule) }));
  return keyed
    .sort((one, other) => {
      const differences = one.keys.map((key, index) => Number(key) - Number(other.keys[index]));
      return differences.find((difference) => difference !== 0) ?? 0;
    })
    .map(({ source }) => source);
}

/** The first authority's page that was read; null if there is none. */
export const authoritySource = <Page extends Source>(sources: readonly Page[], bcp47: string): Page | null =>
  bestFirst(sources, bcp47).find(({ kind, seen }) => kind === "authority" && seen !== null) ?? null;

/**
 * What is said of the sources where they are not listed.
 * @param rule what the sources are listed for
 */
export const evidenceOf = (
  sources: Template["sources"],
  rule: "file" | "size",
  bcp47: string,
): NonNullable<Template["evidence"]> => ({
  read: bestFirst(sources, bcp47, rule)[0]?.seen ?? null,
  authorityUrl: authoritySource(sources, bcp47)?.url ?? null,
  // A source without quotations stands for size and file.
  lists: sources.filter(
    ({ kind, quotes }) =>
      kind === "list" && (quotes.length === 0 || quotes.some((quote) => quote.rule === "size")),
  ).length,
});
