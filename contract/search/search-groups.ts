import { foldText } from "../../locales/fold-text";
import { generalSizesCode } from "../codes";
import { type LengthUnit, roundMm, toMm } from "../document/units";
import { withFewerFillers } from "./drop-fillers";
import { withEnglishKinds } from "./kind-names";
import { hasNearSize } from "./near-size";
import { otherWords } from "./other-words";
import { beginsWord, isMistyped, type Named, nameRank, rankNames } from "./rank-name";
import { looseScorer, minScore, nearShare } from "./search-loosely";
import { isUnspaced } from "./unspaced";

export interface SearchedDocument {
  urlPath: string;
  /** English key, such as "driving-licence". */
  document: string;
  name: string;
  /** The size as shown on the page: "1,5 × 2 in". */
  sizeLabel: string;
  /** The size in the unit of the rule, inches or pixels. */
  width: number;
  height: number;
  unit: LengthUnit;
}

export interface SearchedGroup<Item extends SearchedDocument = SearchedDocument> {
  countryCode: string;
  countryName: string;
  /** Other words that find the country. */
  aliases: readonly string[];
  templateList: readonly Item[];
}

/** Folded words of a country and its documents, computed once per page. */
export interface SearchIndex<Item extends SearchedDocument = SearchedDocument> {
  group: SearchedGroup<Item>;
  country: Named;
  documents: { item: Item; name: string; text: string }[];
}

/** "35 × 45 mm 3.5 × 4.5 cm", "2 × 2 in 50.8 × 50.8 mm": common spellings of a size. */
function sizeWords({ sizeLabel, width, height, unit }: SearchedDocument): string {
  const own = `${sizeLabel} ${width} × ${height} ${unit}`;
  if (unit === "px") return own;
  if (unit === "mm") return `${own} ${width / 10} × ${height / 10} cm`;
  return `${own} ${inchesInMm(width)} × ${inchesInMm(height)} mm`;
}

const inchesInMm = (inches: number): number => roundMm(toMm(inches, "inch", 1));

export const makeSearchIndex = <Item extends SearchedDocument>(
  groups: readonly SearchedGroup<Item>[],
): SearchIndex<Item>[] =>
  groups.map((group) => ({
    group,
    country: {
      code: foldText(group.countryCode),
      names: [group.countryName, ...group.aliases].map(foldText),
    },
    documents: group.templateList.map((item) => ({
      item,
      name: foldText(item.name),
      text: foldText(
        `${item.name} ${item.document} ${item.urlPath.split("-").slice(1).join(" ")} ${otherWords(item)} ${sizeWords(item)}`,
      ),
    })),
  }));

/** Long words match inside compounds, as in German and Dutch: "ausweis" in "Personalausweis". */
const hasWord = (text: string, word: string): boolean =>
  beginsWord(text, word) ||
  (word.length >= 5 && !/\d/.test(word) && text.includes(word)) ||
  // "ds160" for "DS-160"
  (formNumber.test(word) && beginsWord(text, word.replace(/\d/, " $&")));

const formNumber = /^[a-z]+\d+$/;

/** The kind of match: exact, or with one wrong letter. */
interface Likeness {
  rankCountry: (country: Named, query: string) => number | null;
  hasWord: (text: string, word: string) => boolean;
}

const exact: Likeness = { rankCountry: rankNames, hasWord };

const nearly: Likeness = {
  rankCountry: (country, query) =>
    rankNames(country, query) ??
    (country.names.some((name) => isMistyped(name, query)) ? nameRank.mistyped : null),
  hasWord: (text, word) => hasWord(text, word) || hasNearSize(text, word) || isMistyped(text, word),
};

/** After countries: a document alone. General sizes first, since a size query means them. */
const documentRank = (countryCode: string) => nameRank.mistyped + (countryCode === generalSizesCode ? 1 : 2);

/** A phrase of a document before a country that begins with one of its words: "k-eta" is not Kenya's. */
const phraseRank = nameRank.code;

/** An acronym of a document before the countries that begin with it: "pan" is India's card, then Panama. */
const acronymRank = (nameRank.code + nameRank.beginning) / 2;

const hasAcronym = ({ name }: SearchedDocument, word: string): boolean =>
  [...name.matchAll(/[A-Z]{3,}/g)].some(([acronym]) => acronym === word.toUpperCase());

/** Last, a country that contains the word inside its name: "pan card" is India's rather than a card of Japan's. */
const insideRank = nameRank.mistyped + 3;

/** "35 x 45 mm" means millimetres, not Myanmar. */
const isUnitOf = (document: readonly string[], place: string) =>
  /^(mm|cm|px|in|inch)$/.test(place) && /^\d/.test(document.at(-1) ?? "");

/** All splits of a query into country words and document words, in either order. */
function* readings(words: readonly string[]): Generator<{ place: string; document: string[] }> {
  for (let cut = words.length; cut >= 0; cut--) {
    yield { place: words.slice(0, cut).join(" "), document: words.slice(cut) };
    if (cut === 0 || cut === words.length) continue;
    const [place, document] = [words.slice(cut).join(" "), words.slice(0, cut)];
    if (!isUnitOf(document, place)) yield { place, document };
  }
}

/** All splits of a word without spaces into a country and a document. */
function* cuts(words: readonly string[]): Generator<{ place: string; document: string[] }> {
  const [word = ""] = words;
  if (words.length !== 1 || !isUnspaced(word)) return;
  for (let cut = 1; cut < word.length; cut++) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    yield { place: start, document: [end] };
    yield { place: end, document: [start] };
  }
}

function matchGroup<Item extends SearchedDocument>(
  { group, country, documents }: SearchIndex<Item>,
  words: readonly string[],
  { rankCountry, hasWord }: Likeness,
) {
  const itemsOf = (wanted: readonly string[]) => {
    const hasAll = (text: string) => wanted.every((word) => hasWord(text, word));
    // By its own name before by another: "green card" is the card, then the lottery for it.
    return documents
      .filter(({ text }) => hasAll(text))
      .sort((a, b) => Number(hasAll(b.name)) - Number(hasAll(a.name)))
      .map(({ item }) => item);
  };
  let best: { rank: number; items: Item[] } | null = null;
  const phrase = words.length > 1 && !words.some((word) => /\d/.test(word)) ? words.join(" ") : null;
  const isPhrase = phrase !== null && documents.some(({ text }) => beginsWord(text, phrase));
  const isAcronym = words.length === 1 && documents.some(({ item }) => hasAcronym(item, words[0]!));
  const rankAlone = isPhrase ? phraseRank : isAcronym ? acronymRank : documentRank(group.countryCode);
  for (const { place, document } of readings(words)) {
    const found = place === "" ? rankAlone : rankCountry(country, place);
    const rank = found === nameRank.inside && document.length > 0 ? insideRank : found;
    if (rank === null || (best && best.rank <= rank)) continue;
    const items = itemsOf(document);
    if (items.length > 0) best = { rank, items };
  }
  for (const { place, document } of best ? [] : cuts(words)) {
    if (!country.names.includes(place)) continue;
    const items = itemsOf(document);
    if (items.length > 0) best = { rank: nameRank.exact, items };
  }
  return best;
}

/** Words that every query may contain: everything here is about photos. */
const emptyWords = new Set("photo photos picture pictures foto fotos size for of the my".split(" "));

function wordsOf(query: string): string[] {
  const words = foldText(query).split(" ").filter(Boolean);
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** A group with its matching documents; the best has the lowest rank. */
interface Ranked<Item extends SearchedDocument> {
  rank: number;
  group: SearchedGroup<Item>;
}

/** With all words or, if nothing matches, without the fillers. */
function find<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
  likeness: Likeness,
): Ranked<Item>[] {
  for (const words of withFewerFillers(wordsOf(query))) {
    const found = indexes.flatMap((index) => {
      const match = matchGroup(index, words, likeness);
      return match ? [{ rank: match.rank, group: { ...index.group, templateList: match.items } }] : [];
    });
    if (found.length > 0) return found.sort((a, b) => a.rank - b.rank);
  }
  return [];
}

const groupsOf = <Item extends SearchedDocument>(found: readonly Ranked<Item>[]) =>
  found.map(({ group }) => group);

/** Exact matches, also of kinds of documents in another language; equally good ones in the order of the index. */
export function searchExactly<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item>[] {
  const found = find(indexes, query, exact);
  return groupsOf(found.length > 0 ? found : find(indexes, withEnglishKinds(query), exact));
}

/** Approximate matches, or matches of some words. */
export function searchNearly<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item>[] {
  const found = find(indexes, query, nearly);
  return found.length > 0 ? groupsOf(found) : findLoosely(indexes, wordsOf(query));
}

/** The one group that a query with all its words means, mistyped or not; none if several match as well. */
export function meantGroup<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item> | undefined {
  if (wordsOf(query).length === 0) return undefined;
  const exactly = find(indexes, query, exact);
  const [best, next] = exactly.length > 0 ? exactly : find(indexes, query, nearly);
  return best && best.rank !== next?.rank ? best.group : undefined;
}

function findLoosely<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  words: readonly string[],
): SearchedGroup<Item>[] {
  const scoreOf = looseScorer(words);
  const scored = indexes.map(({ group, country, documents }) => {
    const countryWords = [
      ...new Set([country.code ?? "", ...country.names].flatMap((name) => name.split(" "))),
    ];
    const items = documents.map(({ item, text }) => ({
      item,
      score: scoreOf({ country: countryWords, document: text.split(" ") }),
    }));
    return { group, items, most: Math.max(...items.map(({ score }) => score)) };
  });
  const least = Math.max(minScore, nearShare * Math.max(...scored.map(({ most }) => most)));
  return scored
    .filter(({ most }) => most >= least)
    .sort((a, b) => b.most - a.most)
    .map(({ group, items }) => ({
      ...group,
      templateList: items
        .filter(({ score }) => score >= least)
        .sort((a, b) => b.score - a.score)
        .map(({ item }) => item),
    }));
}

/** Result of a query. */
interface Found<Item extends SearchedDocument> {
  groups: SearchedGroup<Item>[];
  /** Only approximate matches. */
  isNear: boolean;
}

/**
 * Countries and documents that match a query, best first; all of them, in order, for an empty query. Countries match
 * by name, code or alias; documents by name, English kind or size; "germany visa" and "visa germany" by both.
 * Diacritics are ignored. Without an exact match, one wrong letter per word or less than a millimetre of a size is
 * accepted, and finally some of the words.
 */
export function searchGroups<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): Found<Item> {
  if (wordsOf(query).length === 0) return { groups: indexes.map(({ group }) => group), isNear: false };
  const found = searchExactly(indexes, query);
  return found.length > 0
    ? { groups: found, isNear: false }
    : { groups: searchNearly(indexes, query), isNear: true };
}
