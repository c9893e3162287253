import { generalSizesCode } from "../../contract/codes";
import type { LengthUnit } from "../../contract/document/units";
import { foldText } from "../../locales/fold-text";
import { withFewerFillers } from "./drop-fillers";
import { hasNearSize } from "./near-size";
import { otherWords } from "./other-words";
import { beginsWord, isMistyped, type Named, nameRank, rankNames } from "./rank-name";
import { looseScorer, minScore, nearShare } from "./search-loosely";
import { isUnspaced } from "./unspaced";

export interface SearchedDocument {
  urlPath: string;
  /** English key, as "driving-licence". */
  document: string;
  name: string;
  /** The size as the page writes it: "50,8 × 50,8 mm". */
  sizeLabel: string;
  /** The size in the unit of the rule, which may be inches or pixels. */
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

/** Folded words of a country and its documents, made once per page. */
export interface SearchIndex<Item extends SearchedDocument = SearchedDocument> {
  group: SearchedGroup<Item>;
  country: Named;
  documents: { item: Item; text: string }[];
}

/** "35 × 45 mm 3.5 × 4.5 cm": the ways to write the size that a form may ask for. */
function sizeWords({ sizeLabel, width, height, unit }: SearchedDocument): string {
  const own = `${width} × ${height} ${unit}`;
  return unit === "mm" ? `${sizeLabel} ${own} ${width / 10} × ${height / 10} cm` : `${sizeLabel} ${own}`;
}

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
      text: foldText(
        `${item.name} ${item.document} ${item.urlPath.split("-").slice(1).join(" ")} ${otherWords(item)} ${sizeWords(item)}`,
      ),
    })),
  }));

/** Long words are found in longer ones, too, as German and Dutch make them: "ausweis" in "Personalausweis". */
const hasWord = (text: string, word: string): boolean =>
  beginsWord(text, word) ||
  (word.length >= 5 && !/\d/.test(word) && text.includes(word)) ||
  // "ds160" for "DS-160"
  (formNumber.test(word) && beginsWord(text, word.replace(/\d/, " $&")));

const formNumber = /^[a-z]+\d+$/;

/** What counts as the same: letter by letter, or with one letter wrong. */
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

/** After the countries: a document alone. General sizes go first among them, for a size is first of all itself. */
const documentRank = (countryCode: string) => nameRank.mistyped + (countryCode === generalSizesCode ? 1 : 2);

/** Words that stand together in a document before a country that begins with one of them: "k-eta" is not Kenya's. */
const phraseRank = nameRank.code;

/** Last of all, a country that has the word inside its name only: "pan card" is India's before it is a card of Japan's. */
const insideRank = nameRank.mistyped + 3;

/** "35 x 45 mm" speaks of millimetres, not of Myanmar. */
const isUnitOf = (document: readonly string[], place: string) =>
  /^(mm|cm|px|in|inch)$/.test(place) && /^\d/.test(document.at(-1) ?? "");

/** Each way to read a query as country words followed or preceded by document words. */
function* readings(words: readonly string[]): Generator<{ place: string; document: string[] }> {
  for (let cut = words.length; cut >= 0; cut--) {
    yield { place: words.slice(0, cut).join(" "), document: words.slice(cut) };
    if (cut === 0 || cut === words.length) continue;
    const [place, document] = [words.slice(cut).join(" "), words.slice(0, cut)];
    if (!isUnitOf(document, place)) yield { place, document };
  }
}

/** Each way to cut a word of such a script into a country and a document. */
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
  const itemsOf = (wanted: readonly string[]) =>
    documents.filter(({ text }) => wanted.every((word) => hasWord(text, word))).map(({ item }) => item);
  let best: { rank: number; items: Item[] } | null = null;
  const phrase = words.length > 1 && !words.some((word) => /\d/.test(word)) ? words.join(" ") : null;
  for (const { place, document } of readings(words)) {
    const isPhrase =
      place === "" && phrase !== null && documents.some(({ text }) => beginsWord(text, phrase));
    const found =
      place === "" ? (isPhrase ? phraseRank : documentRank(group.countryCode)) : rankCountry(country, place);
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

/** Words that say nothing of a document where there are others: all of this is about photos. */
const emptyWords = new Set("photo photos picture pictures foto fotos size for of the my".split(" "));

function wordsOf(query: string): string[] {
  const words = foldText(query).split(" ").filter(Boolean);
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** With all of the words or, where nothing has them, without those that say nothing of a document. */
function find<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
  likeness: Likeness,
): SearchedGroup<Item>[] {
  for (const words of withFewerFillers(wordsOf(query))) {
    const found = indexes.flatMap((index) => {
      const match = matchGroup(index, words, likeness);
      return match ? [{ rank: match.rank, group: { ...index.group, templateList: match.items } }] : [];
    });
    if (found.length > 0) return found.sort((a, b) => a.rank - b.rank).map(({ group }) => group);
  }
  return [];
}

/** What a query finds letter by letter; of what fits as well, the first in the index comes first. */
export const searchExactly = <Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item>[] => find(indexes, query, exact);

/** What a query finds with a letter wrong, or by some of its words alone. */
export function searchNearly<Item extends SearchedDocument>(
  indexes: readonly SearchIndex<Item>[],
  query: string,
): SearchedGroup<Item>[] {
  const found = find(indexes, query, nearly);
  return found.length > 0 ? found : findLoosely(indexes, wordsOf(query));
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

/** What a query finds. */
interface Found<Item extends SearchedDocument> {
  groups: SearchedGroup<Item>[];
  /** Nothing has all of the words as they were typed: these come nearest. */
  isNear: boolean;
}

/**
 * The countries and documents that a query finds, the best first; all of them, in their order, for an empty one.
 * A country is found by its name, its code or one of its aliases; a document by its name, its English kind or its
 * size; "germany visa" and "visa germany" by both. Marks over letters do not count, and where nothing is found so,
 * one wrong letter in a word does not either, nor less than a millimetre of a size; last, some of the words are enough.
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
