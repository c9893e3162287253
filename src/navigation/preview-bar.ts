import { previewStatePath } from "../../contract/site/site-paths";
import { paths, splitPath } from "../paths";

const pollIntervalMs = 2000;
/** More would cover the page; the terminal shows all. */
const maxShown = 5;
/** Narrower screens begin with the faults folded. */
const narrowPx = 640;

const style = `position: fixed; inset: auto 0 0 0; z-index: 1000; max-height: 40vh; margin: 0; overflow: auto;
  padding: 8px 16px; color: #fff; font: 14px/1.5 sans-serif; direction: ltr; overflow-wrap: anywhere`;

/** Written by `catalogue/tools/preview/preview-state.ts`. */
interface PreviewState {
  faults: string[];
  faultsElsewhere?: number;
  isChecking?: boolean;
  isBehind?: boolean;
  timesShown?: number;
  texts?: string[];
  drafts: string[];
  draftTexts?: Record<string, string[]>;
  datedAhead: string[];
  outdated: Record<string, string[]>;
  redirects?: Record<string, string>;
  editUrl: string | null;
}

/** The bar below a page in previews: language, draft, outdated translation, ways to the forms, and content faults. */
export function showPreviewBar(): void {
  const bar = document.createElement("aside");
  bar.setAttribute("role", "status");
  bar.setAttribute("style", style);
  document.body.append(bar);
  // The end of the page can be scrolled above the bar, and what the page keeps at the lower edge lies above it.
  new ResizeObserver(() => {
    document.body.style.paddingBlockEnd = `${bar.offsetHeight}px`;
    document.documentElement.style.setProperty("--window-end", `${bar.offsetHeight}px`);
  }).observe(bar);
  let shown = "";
  const staysOld = watchForOldData();
  const ask = async () => {
    const state = await askState();
    if (!state) return;
    const { pathname, hostname } = window.location;
    const isWithoutPage = pageWords() === "noPage";
    if (isWithoutPage && !state.isBehind && (await isMade(pathname))) return window.location.reload();
    if (!isWithoutPage && !state.isBehind && (await staysOld(pathname, state.timesShown)))
      return window.location.reload();
    const asked = pathname + JSON.stringify([state, pageWords(), interfaceTexts(pathname)]);
    // Announces changes to screen readers.
    if (shown === asked) return;
    shown = asked;
    const isOpen = bar.querySelector("details")?.open ?? window.innerWidth > narrowPx;
    const hasFocus = document.activeElement?.matches("summary") && bar.contains(document.activeElement);
    if (isWithoutPage) replaceNoPage(wordsForNoPage(splitPath(pathname).path, state));
    bar.replaceChildren(...barContent(state, pathname, hostname, isOpen));
    if (hasFocus) bar.querySelector("summary")?.focus();
    bar.style.background = state.faults.length > 0 ? "#7a1f1f" : "#1f3a5f";
  };
  void ask();
  setInterval(ask, pollIntervalMs);
}

/** Null while the server does not answer: it is starting or ending. Gatsby would cover the page with an error. */
async function askState(): Promise<PreviewState | null> {
  try {
    const answer = await fetch(previewStatePath, { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as PreviewState | null) : null;
  } catch {
    return null;
  }
}

interface MadePage {
  path?: string;
  result?: { data?: PageData };
}

/** The data that Gatsby has of a page now. */
async function madePage(pathname: string): Promise<MadePage | null> {
  const path = pathname.replace(/\/$/, "");
  const address = `/page-data${path === "" ? "/index" : path}/page-data.json`;
  const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as MadePage | null) : null;
}

/** Whether Gatsby has the data of a page, by which a browser finds it. */
async function isMade(pathname: string): Promise<boolean> {
  return (await madePage(pathname))?.path?.replace(/\/$/, "") === pathname.replace(/\/$/, "");
}

const reloadedKey = "preview-reloaded";

/**
 * Gatsby sends new data only to browsers whose web socket is connected at that moment: a page that was just opened keeps
 * the old data. Asked twice, so that data on their way come first; reloaded once.
 */
function watchForOldData(): (pathname: string, timesShown?: number) => Promise<boolean> {
  let compared = "";
  let wasOld = false;
  return async (pathname, timesShown = 0) => {
    const place = `${pathname} ${timesShown}`;
    if (place === compared || sessionStorage.getItem(reloadedKey) === place) return false;
    const shown = shownPage(pathname);
    const made = shown && (await madePage(pathname));
    if (!shown || !made) return false;
    const isOld = JSON.stringify(shown.data) !== JSON.stringify(made.result?.data);
    const staysOld = isOld && wasOld;
    if (staysOld) sessionStorage.setItem(reloadedKey, place);
    if (!isOld) compared = place;
    wasOld = isOld;
    return staysOld;
  };
}

/** What the page itself shows: a place left to write, or Gatsby's words for an address without a page. */
function pageWords(): "toDo" | "noPage" | null {
  if (/development 404 page/.test(document.querySelector("h1")?.textContent ?? "")) return "noPage";
  return /\bTODO\b/.test(document.querySelector("main")?.textContent ?? "") ? "toDo" : null;
}

/** For the writer of a text that was just made or renamed: whether its page is to come, and when. */
function wordsForNoPage(path: string, { texts = [], redirects = {}, faults }: PreviewState): string {
  const newAddress = redirects[path.replace(/\/$/, "")];
  if (newAddress !== undefined) return `an old address: visitors of the site are led to ${newAddress}`;
  const article = articleOf(path);
  if (article === null || !texts.includes(article)) return "there is no text at this address";
  return faults.some((fault) => isOfArticle(fault, article))
    ? "this text has no page before its faults are mended"
    : "the page of this text is being made: it is shown as soon as it is there";
}

/** Gatsby's page for an address without one asks for code. The words go with it when another page is opened. */
function replaceNoPage(said: string): void {
  const page = document.querySelector("h1")?.parentElement;
  if (!page) return;
  const shown = page.querySelector<HTMLElement>(":scope > .no-page") ?? element("p", "");
  for (const child of page.children) (child as HTMLElement).hidden = true;
  shown.textContent = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  shown.className = "no-page";
  shown.setAttribute("style", "padding: 64px 24px; font-size: 20px; text-align: center");
  shown.hidden = false;
  page.append(shown);
}

const isOfArticle = (fault: string, article: string | null): boolean =>
  fault.startsWith(`content/${article}/`);

function barContent(state: PreviewState, pathname: string, hostname: string, isOpen: boolean): HTMLElement[] {
  const { language, path } = splitPath(pathname);
  const article = articleOf(path);
  const words = ["Preview", language.englishName];
  const isIn = (list: string[] | undefined) => article !== null && list?.includes(article) === true;
  if (isIn(state.drafts) || isIn(state.draftTexts?.[language.code])) words.push("draft: not published");
  if (isIn(state.datedAhead)) words.push("dated in the future");
  if (isIn(state.outdated[language.code])) words.push("follows an older English");
  const shown = pageWords();
  if (shown === "toDo") words.push("a place marked TODO is left");
  if (shown === "noPage") words.push(wordsForNoPage(path, state));
  if (state.isBehind) words.push("the last edit is not shown yet");
  if (state.isChecking) words.push("checking the content");
  if (state.faultsElsewhere) words.push(`${faultCount(state.faultsElsewhere)} in languages not shown here`);
  const line = element("p", words.join(" · "));
  line.style.margin = "0";
  // The editor only runs on the writer's own machine.
  const hasText = shown !== "noPage" || isIn(state.texts);
  if (state.editUrl && hostname === "localhost" && hasText)
    line.append(...waysToForms(state.editUrl, article, pathname));
  return state.faults.length === 0 ? [line] : [line, foldedFaults(state.faults, article, isOpen)];
}

/** To the form of the text that the page is about, and to those of the interface around it. */
function waysToForms(editUrl: string, article: string | null, pathname: string): (string | HTMLElement)[] {
  const way = (words: string, form: string) => {
    const [collection, id] = form.split("/");
    const link = element("a", words);
    link.setAttribute("href", `${editUrl}#/collections/${collection}/entries/${id}`);
    link.setAttribute("style", "color: inherit");
    return link;
  };
  const files = interfaceTexts(pathname).flatMap((name, index) => [
    index === 0 ? " · texts of the page: " : ", ",
    way(name, `interface/${name}`),
  ]);
  return [...(article ? [" · ", way("edit this text", article)] : []), ...files];
}

interface PageLoader {
  loadPageSync(pathname: string): { json?: { data?: PageData } } | undefined;
}
interface PageData {
  locales?: { edges: { node: { ns: string } }[] };
}

function shownPage(pathname: string): { data?: PageData } | undefined {
  const { ___loader: loader } = window as unknown as { ___loader?: PageLoader };
  return loader?.loadPageSync(pathname)?.json;
}

/** The files of `locales` that the page's query names. */
function interfaceTexts(pathname: string): string[] {
  const edges = shownPage(pathname)?.data?.locales?.edges ?? [];
  return [...new Set(edges.map(({ node }) => node.ns))];
}

function foldedFaults(faults: readonly string[], article: string | null, isOpen: boolean): HTMLElement {
  const isOfPage = (fault: string) => Number(isOfArticle(fault, article));
  const lines = [...faults].sort((a, b) => isOfPage(b) - isOfPage(a)).slice(0, maxShown);
  if (faults.length > maxShown) lines.push(`and ${faults.length - maxShown} more: npm run check:content`);
  const details = element("details", "");
  details.open = isOpen;
  const summary = element("summary", faultCount(faults.length));
  summary.style.cursor = "pointer";
  details.append(summary, ...lines.map((fault) => element("p", fault)));
  return details;
}

const faultCount = (count: number): string => (count === 1 ? "1 fault" : `${count} faults`);

function element<Name extends "a" | "p" | "details" | "summary">(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}

const folders: Record<string, string> = {
  requirements: "documents",
  guide: "guides",
  blog: "blog",
  contactus: "faq",
  author: "authors",
};

/** "/guide/pt-passport" -> "guides/pt-passport": what a page shows, by the names of the forms. */
export function articleOf(path: string): string | null {
  const [, page = "", id, deeper] = path.split("/");
  if (path === paths.fileLimits || deeper !== undefined) return null;
  if (page === "privacy" || page === "terms") return `legal/${page}`;
  return id !== undefined && folders[page] ? `${folders[page]}/${id}` : null;
}
