import type { FastifyReply } from "fastify";
import type { Language } from "../../locales/languages";

const reloadSeconds = 5;

/** Answers for a page that is still being built; reloads until it exists. */
export function sendWaitingPage(reply: FastifyReply, { nativeName, bcp47 }: Language): FastifyReply {
  return reply
    .code(503)
    .headers({ "retry-after": reloadSeconds, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${reloadSeconds}">
<meta name="color-scheme" content="light dark">
<title>This page is being built</title>
<h1>This page is being built</h1>
<p>The pages in <span lang="${bcp47}">${nativeName}</span> are not ready yet. This page reloads by itself until it is there.</p>
`);
}
