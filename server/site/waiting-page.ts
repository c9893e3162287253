import type { FastifyReply } from "fastify";
import type { Language } from "../../locales/languages";

const reloadSeconds = 5;

/** The colours of `src/styles/tokens.css`: the site's own files may not be there yet. */
const style = `
  :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14181f; --accent: #0f5c63 }
  @media (prefers-color-scheme: dark) { :root { --paper: #101418; --ink: #eef1f4; --accent: #5cc2c9 } }
  body { margin: 0 auto; padding: 15vh 24px 24px; max-width: 36rem; background: var(--paper); color: var(--ink);
    font: 1.125rem/1.6 system-ui, sans-serif }
  h1 { font-size: 1.75rem; line-height: 1.3 }
  a { color: var(--accent) }`;

/**
 * Answers for a page that is still being built; reloads until it exists.
 * @param urlPath of the page, with the prefix of the language
 */
export function sendWaitingPage(reply: FastifyReply, language: Language, urlPath: string): FastifyReply {
  const { nativeName, englishName, prefix, bcp47 } = language;
  const english = urlPath.slice(prefix.length + 1).replace(/[&"<>]/g, encodeURIComponent) || "/";
  return reply
    .code(503)
    .headers({ "retry-after": reloadSeconds, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${reloadSeconds}">
<title>This page is being built</title>
<style>${style}</style>
<h1>This page is being built</h1>
<p>The pages in ${englishName} (<span lang="${bcp47}">${nativeName}</span>) are not ready yet. All languages together take some minutes.
This page reloads by itself until it is there.</p>
<p><a href="${english}">Read it in English meanwhile</a></p>
`);
}
