import { contentFaultsFile } from "../constants";

const askEveryMs = 2000;
/** More would cover the page; the terminal has them all. */
const maxShown = 5;

const style = `position: fixed; inset: auto 0 0 0; z-index: 1000; max-height: 50vh; margin: 0; overflow: auto;
  padding: 12px 24px; background: #7a1f1f; color: #fff; font: 14px/1.5 monospace; list-style: none`;

/** In a preview: what is wrong in the content, over the page until it is mended. Asks what `npm run preview` wrote. */
export function showContentFaults(): void {
  const list = document.createElement("ul");
  list.setAttribute("role", "alert");
  list.setAttribute("style", style);
  document.body.append(list);
  const ask = async () => {
    const answer = await fetch(`/${contentFaultsFile}`, { cache: "no-store" }).catch(() => null);
    const lines = answer?.ok ? ((await answer.json()) as string[]) : [];
    const shown = lines.slice(0, maxShown);
    if (lines.length > maxShown) shown.push(`and ${lines.length - maxShown} more: npm run check:content`);
    list.hidden = shown.length === 0;
    list.replaceChildren(
      ...shown.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
    );
  };
  void ask();
  setInterval(ask, askEveryMs);
}
