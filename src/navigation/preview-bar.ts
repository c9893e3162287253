import { previewStateFile } from "../../contract/site/site-paths";
import { splitPath } from "../paths";

const pollIntervalMs = 2000;
/** More would cover the page; the terminal shows all. */
const maxShown = 5;

const style = `position: fixed; inset: auto 0 0 0; z-index: 1000; max-height: 50vh; margin: 0; overflow: auto;
  padding: 8px 24px; color: #fff; font: 14px/1.5 monospace; direction: ltr`;

/** Written by `catalogue/tools/preview/preview-state.ts`. */
interface PreviewState {
  faults: string[];
  isChecking?: boolean;
  drafts: string[];
  datedAhead: string[];
  outdated: Record<string, string[]>;
  editUrl: string | null;
}

/** The bar below a page in previews: language, draft, outdated translation, edit link, and content faults. */
export function showPreviewBar(): void {
  const bar = document.createElement("aside");
  bar.setAttribute("role", "status");
  bar.setAttribute("style", style);
  document.body.append(bar);
  let shown = "";
  const ask = async () => {
    const answer = await fetch(`/${previewStateFile}`, { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    const text = await answer.text();
    const { pathname, hostname } = window.location;
    // Announces changes to screen readers.
    if (shown === pathname + text) return;
    shown = pathname + text;
    const state = JSON.parse(text) as PreviewState;
    bar.replaceChildren(...barContent(state, pathname, hostname));
    bar.style.background = state.faults.length > 0 ? "#7a1f1f" : "#1f3a5f";
  };
  void ask();
  setInterval(ask, pollIntervalMs);
}

function barContent(state: PreviewState, pathname: string, hostname: string): HTMLElement[] {
  const { language, path } = splitPath(pathname);
  const article = articleOf(path);
  const words = ["Preview", language.englishName];
  if (article && state.drafts.includes(article)) words.push("draft: not published");
  if (article && state.datedAhead.includes(article)) words.push("dated in the future");
  if (article && state.outdated[language.code]?.includes(article)) words.push("follows an older English");
  if (state.isChecking) words.push("checking the content");
  const line = element("p", words.join(" · "));
  line.style.margin = "0";
  // The editor only runs on the writer's own machine.
  if (article && state.editUrl && hostname === "localhost") {
    const [kind, id] = article.split("/");
    const link = element("a", "edit this text");
    link.setAttribute("href", `${state.editUrl}#/collections/${kind}/entries/${id}`);
    link.setAttribute("style", "color: inherit");
    line.append(" · ", link);
  }
  const isOfPage = (fault: string) => Number(fault.startsWith(`content/${article}/`));
  const faults = [...state.faults].sort((a, b) => isOfPage(b) - isOfPage(a)).slice(0, maxShown);
  if (state.faults.length > maxShown)
    faults.push(`and ${state.faults.length - maxShown} more: npm run check:content`);
  return [line, ...faults.map((fault) => element("p", fault))];
}

function element(name: "a" | "p", text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

const folders: Record<string, string> = {
  guide: "guides",
  blog: "blog",
  contactus: "faq",
  author: "authors",
};

/** "/guide/pt-passport" -> "guides/pt-passport": the content folder of a page. */
export function articleOf(path: string): string | null {
  const [, page = "", id] = path.split("/");
  if (page === "privacy" || page === "terms") return `legal/${page}`;
  return id !== undefined && folders[page] ? `${folders[page]}/${id}` : null;
}
