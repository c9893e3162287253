import { fieldsWith, searchedWords } from "./found-words.js";

/** Of a long text on either side of the words that were searched for. */
const lettersAround = 60;

/**
 * Shows the sentence that was found with each result of a search, which the editor lists by the names of their forms alone.
 * @param {Record<string, string>} forms the texts of all forms, by their paths
 * @param {object[]} collections of the editor
 */
export function showFoundSentences(forms, collections) {
  let pathsOf;
  new MutationObserver(() => {
    const words = searchedWords();
    if (words === "") return;
    pathsOf ??= pathsByTitle(forms, collections);
    for (const row of document.querySelectorAll('.results [role="row"]')) {
      const title = row.querySelector(".title bdi");
      const key = `${row.querySelector(".collection")?.textContent.trim()}: ${title?.textContent.trim()}`;
      const shownFor = JSON.stringify([words, key]);
      if (row.dataset.shownFor === shownFor) continue;
      row.dataset.shownFor = shownFor;
      row.querySelector(".found-sentence")?.remove();
      const sentence = foundIn(pathsOf.get(key) ?? [], words, forms);
      if (sentence) title.closest(".label")?.append(sentenceElement(sentence));
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

function sentenceElement(sentence) {
  const element = document.createElement("bdi");
  element.className = "found-sentence";
  element.textContent = sentence;
  return element;
}

/** The forms of a result in all languages, English first, by what its row says: "Guides: Schengen visa photo". */
function pathsByTitle(forms, collections) {
  const ofForm = Map.groupBy(Object.keys(forms), (path) => path.split(".")[0]);
  return new Map(
    [...ofForm].flatMap(([form, paths]) => {
      const [, name, id] = form.split("/");
      const collection = collections.find((each) => each.name === name);
      if (!collection) return [];
      const inOrder = paths.toSorted((a, b) => b.endsWith(".en.json") - a.endsWith(".en.json"));
      const file = collection.files?.find((each) => each.name === id);
      const title = file?.label ?? summaryOf(collection, JSON.parse(forms[inOrder[0]]));
      return [[`${collection.label}: ${title.trim()}`, inOrder]];
    }),
  );
}

/** As in "{{title}}{{draft | ternary(' (draft)', '')}}". */
const summaryOf = ({ summary = "" }, value) =>
  summary.replace(/\{\{(\w+)(?: \| ternary\('([^']*)', '([^']*)'\))?\}\}/g, (_, key, yes, no) =>
    yes === undefined ? (value[key] ?? "") : value[key] ? yes : no,
  );

function foundIn(paths, words, forms) {
  for (const path of paths) {
    const value = JSON.parse(forms[path]);
    const [field] = fieldsWith(value, words);
    if (field !== undefined)
      return around(
        field.split(".").reduce((part, key) => part[key], value),
        words,
      );
  }
  return null;
}

function around(marked, words) {
  const plain = withoutMarks(marked);
  const text = plain.toLowerCase().includes(words) ? plain : marked;
  const at = text.toLowerCase().indexOf(words);
  const [start, end] = [at - lettersAround, at + words.length + lettersAround];
  // Whole words.
  const before = start > 0 ? `…${text.slice(start, at).replace(/^\S*\s/, "")}` : text.slice(0, at);
  const after = end < text.length ? `${text.slice(at, end).replace(/\s\S*$/, "")}…` : text.slice(at);
  return `${before}${after}`.replace(/\s+/g, " ");
}

/** As a reader of the page would see it; what a component shows stands nowhere in the text. */
const withoutMarks = (text) =>
  text
    .replace(/<\w[^>]*\/>/g, "…")
    .replace(/<[^>]*>/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(#+|[-*]|\d+\.) /gm, "")
    .replaceAll("**", "");
