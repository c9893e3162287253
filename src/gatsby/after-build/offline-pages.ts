import { readFileSync } from "node:fs";
import { palette } from "../../../drawing/palette";
import { languageOfCode } from "../../../locales/languages";
import { offlinePagePath } from "../../offline/worker/offline-page-path";
import { localizedPath, paths } from "../../paths";

/** Keys into `common.json`. */
const keys = ["offlinePage.title", "offlinePage.text", "action.retry", "notFound.home"] as const;

function wordsOf(code: string): string[] {
  const texts = JSON.parse(readFileSync(`locales/${code}/common.json`, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  return keys.map((key) => {
    const [part = "", name = ""] = key.split(".");
    return escapeHtml(texts[part]![name]!);
  });
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const { light, dark } = palette;

/** The site's look in a few lines: nothing else of it may be there. */
const style = `:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--muted:${light.muted};--line:${light.lineStrong};--accent:${light.accent}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--muted:${dark.muted};--accent:${dark.accent}}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:66ch;padding:2rem 1rem;display:grid;gap:1rem}
svg{width:7rem;fill:none;stroke:var(--line);stroke-width:2}
h1{margin:0;font-size:1.75rem;line-height:1.15;font-weight:600}p{margin:0}
a{display:inline-block;padding-block:.6rem;margin-inline-end:1.5rem;color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** Shown under the address of a page that was never opened here, while there is no connection. Links only, no script. */
function offlinePage(code: string): string {
  const { bcp47 = code, dir = "ltr" } = languageOfCode(code) ?? {};
  const [title, text, retry, home] = wordsOf(code);
  return `<!doctype html>
<html lang="${bcp47}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="-14 -14 203 253" aria-hidden="true"><path d="M0 0H175V225H0ZM0 30H175M0 198H175M87.5 0V225"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a><a href="${localizedPath(paths.home, code)}">${home}</a></p>
</main>
</body>
</html>
`;
}

/** One for each language, below the public folder. */
export const offlinePages = (codes: readonly string[]): { name: string; text: string }[] =>
  codes.map((code) => ({ name: offlinePagePath(code).slice(1), text: offlinePage(code) }));
