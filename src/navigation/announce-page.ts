import { findText } from "../i18n/head-texts";
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
  const observer = new MutationObserver(() => {
    const text = announcement(store, pageTitle());
    // Without the texts of a page its title alone says enough.
    if (region.textContent !== text) region.textContent = text;
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
}

/**
 * As Gatsby: the heading, which is shorter than the title of the window. Nothing for one that will not stay
 * (`data-passing`): the region keeps its words, and the window has the new page's title only after them.
 */
function pageTitle(): string {
  const heading = document.querySelector("#gatsby-focus-wrapper h1");
  if (heading?.hasAttribute("data-passing")) return "";
  return heading?.textContent ?? document.title;
}

function announcement(store: AppStore, title: string): string {
  if (title === "") return "";
  return findText(store.getState().site.i18n, "common:route.loaded")?.replace("{{title}}", title) ?? title;
}
