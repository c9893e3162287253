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

/** Pages of embassies and visa centres, which pass on what the authority says, and ICAO's standard, which is of no country. */
const passedOn = /embass|consul|ambassad|embaj|botschaft|high commission|\bvfs\b|\bbls\b|\bicao\b/i;

const isOwnPage = ({ name, url }: Source): boolean => !passedOn.test(`${name} ${url}`);

/** A source without quotes stands for what it is listed for. */
const standsFor = ({ quotes = [] }: Source, rule: EvidenceRule): boolean =>
  quotes.length === 0 || quotes.some((quote) => quote.rule === rule);

/** What a source is sorted by: the first difference decides, and what is false comes first. */
function sortKeys(source: Source, bcp47: string, rule: EvidenceRule): (boolean | number)[] {
  const { kind, seen, quoted, quotes = [] } = source;
  const statesNoRule = quotes.length > 0 && quotes.every((quote) => quote.rule === "remarks");
  const isOfAuthority = kind === "authority" || kind === "copy";
  const isQuoted = quotes.some((quote) => quote.rule === rule);
  return [
    statesNoRule,
    seen === null,
    !standsFor(source, rule),
    !isOfAuthority,
    !isQuoted || quoted === true,
    !isReadable(source, bcp47),
    !isQuoted,
    ranks.indexOf(kind),
    !isOwnPage(source),
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

/**
 * The page that leads to the authority: the first that was read; null if there is none. A mission's page may be about applicants of one country: one
 * of the authority itself on the size comes before it, if the reader can read it.
 */
export function authoritySource<Page extends Source>(sources: readonly Page[], bcp47: string): Page | null {
  const read = bestFirst(sources, bcp47).filter(({ kind, seen }) => kind === "authority" && seen !== null);
  const [best] = read;
  if (!best || isOwnPage(best)) return best ?? null;
  const isOnSize = (source: Page) => isOwnPage(source) && standsFor(source, "size");
  return read.find((source) => isOnSize(source) && isReadable(source, bcp47)) ?? best;
}

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
