import { findText } from "../i18n/head-texts";
import { splitPath } from "../paths";
import type { AppStore } from "../store/store";

/** Gatsby's live region for navigation. */
export const announcerId = "gatsby-announcer";

/**
 * Gatsby announces "Navigated to …" in English on every page. Replaces the text by the page's language immediately,
 * so that only ours is read.
 */
export function translateAnnouncer(store: AppStore): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  let words = routeWords(store);
  let isWaiting = false;
  const announce = () => {
    isWaiting = !isOfThisPage(store);
    const text = isWaiting ? "" : announcement(words, pageTitle());
    if (region.textContent !== text) region.textContent = text;
  };
  const observer = new MutationObserver(announce);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  // The texts of a page in another language may not be loaded yet: wait for them.
  store.subscribe(() => {
    const before = words;
    words = routeWords(store);
    if (words !== before && isWaiting) announce();
  });
}

const isOfThisPage = (store: AppStore): boolean =>
  splitPath(window.location.pathname).language.code === store.getState().site.lang;

const routeWords = (store: AppStore): string | null =>
  findText(store.getState().site.i18n, "common:route.loaded");

/**
 * Like Gatsby, uses the heading, which is shorter than the title. Nothing for a heading with `data-passing`, which
 * will be replaced: the region would keep its text.
 */
function pageTitle(): string {
  const heading = document.querySelector("#gatsby-focus-wrapper h1");
  if (heading?.hasAttribute("data-passing")) return "";
  return heading?.textContent ?? document.title;
}

/** Without the page's texts, its title is enough. */
function announcement(words: string | null, title: string): string {
  if (title === "") return "";
  return words?.replace("{{title}}", title) ?? title;
}
