import { foldText } from "../../components/ui/fold-text";

export interface SearchedDocument {
  urlPath: string;
  /** English key, as "driving-licence". */
  document: string;
  name: string;
}

export interface SearchedGroup<Item extends SearchedDocument = SearchedDocument> {
  countryCode: string;
  countryName: string;
  templateList: readonly Item[];
}

/** Folded words of a country and its documents, made once per page. */
export interface SearchIndex<Item extends SearchedDocument = SearchedDocument> {
  group: SearchedGroup<Item>;
  code: string;
  countries: string[];
  documents: { item: Item; text: string }[];
}

/** English names without a table of our own; a browser without `Intl.DisplayNames` finds by code instead. */
function englishName(countryCode: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }).of(countryCode) ?? "";
  } catch {
    return "";
  }
}

export function makeSearchIndex<Item extends SearchedDocument>(
  groups: readonly SearchedGroup<Item>[],
  aliases: Readonly<Record<string, readonly string[]>>,
): SearchIndex<Item>[] {
  return groups.map((group) => ({
    group,
    code: foldText(group.countryCode),
    countries: [
      ...[group.countryName, englishName(group.countryCode)].map(foldText),
      ...(aliases[group.countryCode] ?? []),
    ].filter((name) => name !== ""),
    documents: group.templateList.map((item) => ({
      item,
      text: foldText(`${item.name} ${item.document} ${item.urlPath.split("-").slice(1).join(" ")}`),
    })),
  }));
}

const beginsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(` ${word}`);

/** 0 = the code, 1 = a name begins with it, 2 = a word of a name does, 3 = it occurs; null = nothing of the country. */
function countryRank({ code, countries }: SearchIndex, words: readonly string[]): number | null {
  if (words.length === 0) return null;
  const text = words.join(" ");
  if (text === code) return 0;
  if (countries.some((name) => name.startsWith(text))) return 1;
  if (countries.some((name) => words.every((word) => beginsWord(name, word)))) return 2;
  return text.length > 2 && countries.some((name) => name.includes(text)) ? 3 : null;
}

/** Each way to read a query as country words followed or preceded by document words. */
function* readings(words: readonly string[]): Generator<{ country: string[]; document: string[] }> {
  for (let cut = words.length; cut >= 0; cut--) {
    yield { country: words.slice(0, cut), document: words.slice(cut) };
    if (cut > 0 && cut < words.length) yield { country: words.slice(cut), document: words.slice(0, cut) };
  }
}

function matchGroup<Item extends SearchedDocument>(index: SearchIndex<Item>, words: readonly string[]) {
  let best: { rank: number; items: Item[] } | null = null;
  for (const { country, document } of readings(words)) {
    const rank = country.length === 0 ? 4 : countryRank(index, country);
    if (rank === null || (best && best.rank <= rank)) continue;
    const items = index.documents
      .filter(({ text }) => document.every((word) => beginsWord(text, word)))
      .map(({ item }) => item);
    if (items.length > 0) best = { rank, items };
  }
  return best;
}

/**
 * The countries and documents that a query finds, the best first; all of them, in their order, for an empty one.
 * A country is found by its name in the page's language or in English, its code or a common other name; a document
 * by its name or its English kind; "germany visa" and "visa germany" by both. Marks over letters do not count.
 */
export function searchGroups<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item>[] {
  const words = foldText(query).split(" ").filter(Boolean);
  if (words.length === 0) return indexes.map(({ group }) => group);
  return indexes
    .flatMap((index) => {
      const match = matchGroup(index, words);
      return match ? [{ rank: match.rank, group: { ...index.group, templateList: match.items } }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ group }) => group);
}
