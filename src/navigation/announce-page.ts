import { findText } from "../i18n/head-texts";
import { splitPath } from "../paths";
import type { AppStore } from "../store/store";

/** Gatsby's own live region for a change of page. */
export const announcerId = "gatsby-announcer";

/**
 * Gatsby tells a screen reader "Navigated to …", in English on every page. Says it in the page's language
 * instead, as soon as Gatsby has written its words, so that only ours are read.
 */
export function translateAnnouncer(store: AppStore): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  let words = routeWords(store);
  let isWaiting = false;
  const say = () => {
    isWaiting = !isOfThisPage(store);
    const text = isWaiting ? "" : announcement(words, pageTitle());
    if (region.textContent !== text) region.textContent = text;
  };
  const observer = new MutationObserver(say);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  // A page of another language may be announced before its words are in the store: it waits for them.
  store.subscribe(() => {
    const before = words;
    words = routeWords(store);
    if (words !== before && isWaiting) say();
  });
}

const isOfThisPage = (store: AppStore): boolean =>
  splitPath(window.location.pathname).language.code === store.getState().site.lang;

const routeWords = (store: AppStore): string | null =>
  findText(store.getState().site.i18n, "common:route.loaded");

/**
 * As Gatsby: the heading, which is shorter than the title of the window. Nothing for one that will not stay
 * (`data-passing`): the region keeps its words, and the window has the new page's title only after them.
 */
function pageTitle(): string {
  const heading = document.querySelector("#gatsby-focus-wrapper h1");
  if (heading?.hasAttribute("data-passing")) return "";
  return heading?.textContent ?? document.title;
}

/** Without the texts of a page its title alone says enough. */
function announcement(words: string | null, title: string): string {
  if (title === "") return "";
  return words?.replace("{{title}}", title) ?? title;
}
