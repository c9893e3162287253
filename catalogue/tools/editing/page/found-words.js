import { fieldPlace, paneOf } from "./field-place.js";

/** The editor draws a form while it is scrolled. */
const drawnMs = 100;
const mostTries = 600;
/** It draws a form once more while it reads the other language. */
const settledTries = 10;

/**
 * A form that is opened from the results of a search is shown at the words that were searched for.
 * @param {Record<string, string>} forms the texts of all forms, by their paths
 */
export function goToFoundWords(forms) {
  let searched = "";
  window.addEventListener("hashchange", () => {
    const [, form] = /^#\/collections\/([^/]+\/entries\/[^/?]+)/.exec(location.hash) ?? [];
    if (form && searched !== "") void show(form.replace("/entries/", "/"), searched, forms);
    searched = searchedWords();
  });
}

/** In lower case; "" where no results are shown. */
export function searchedWords() {
  const [, words = ""] = /^#\/search\/([^/?]+)/.exec(location.hash) ?? [];
  return decodeURIComponent(words).toLowerCase();
}

async function show(form, words, forms) {
  const { hash } = location;
  const paths = Object.keys(forms).filter((path) => path.startsWith(`forms/${form}.`));
  if (paths.some((path) => isNamed(JSON.parse(forms[path]), words))) return;
  const found = paths.flatMap((path) =>
    fieldsWith(JSON.parse(forms[path]), words).map((field) => ({ path, field })),
  );
  if (found.length === 0) return;
  let isWriting = false;
  document.addEventListener("pointerdown", () => (isWriting = true), { once: true });
  let kept = 0;
  for (let tries = 0; tries < mostTries && kept < settledTries; tries++) {
    if (isWriting || location.hash !== hash) return;
    // Of all languages, two are shown.
    const shown = found.find(({ path }) => document.querySelector(paneOf(path)));
    kept = shown && goTo(shown) && beside(shown, paths, forms).every(goTo) ? kept + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, drawnMs));
  }
}

/** The same field in the other language that is shown, if its text has one. */
function beside({ path, field }, paths, forms) {
  const isThere = (other) => field.split(".").reduce((part, key) => part?.[key], JSON.parse(forms[other]));
  return paths
    .filter((other) => other !== path && document.querySelector(paneOf(other)) && isThere(other))
    .map((other) => ({ path: other, field }));
}

/** @returns {boolean} whether the field is drawn, and marked; otherwise the editor draws more of the way to it */
function goTo({ path, field }) {
  const place = fieldPlace(path, field);
  if (place?.dataset.keyPath !== field) {
    const last = [...(place ?? document.querySelector(paneOf(path))).querySelectorAll(".field")].at(-1);
    (last ?? place)?.scrollIntoView({ block: "start" });
    place?.querySelector('button[aria-label="Expand"]')?.click();
    return false;
  }
  place.scrollIntoView({ block: "center" });
  if (!place.querySelector("input, textarea, .text-of-document")) return false;
  place.classList.add("found");
  place.addEventListener("focusin", () => place.classList.remove("found"), { once: true });
  return true;
}

/** Names of a document that no field shows. */
const namesOnly = ["label", "searchedAs"];
const isNamed = (value, words) => namesOnly.some((name) => value[name]?.toLowerCase().includes(words));

/** @returns {string[]} as in "sources.0.url"; sentences before names and addresses */
export const fieldsWith = (value, words) =>
  textsWith(value, words, [])
    .filter(({ path }) => !namesOnly.includes(path[0]))
    .sort((a, b) => b.text.includes(" ") - a.text.includes(" "))
    .map(({ path }) => path.join("."));

function textsWith(value, words, path) {
  if (typeof value === "string") return value.toLowerCase().includes(words) ? [{ path, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsWith(inner, words, [...path, key]));
}
