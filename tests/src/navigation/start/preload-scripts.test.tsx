import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, jest } from "@jest/globals";
import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { preloadScripts } from "../../../../src/navigation/start/preload-scripts";

const publicDir = mkdtempSync(join(tmpdir(), "preload-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

/** The addresses that the head of a page names, in a site whose home and result have a script, and one that both need. */
function named(pathname: string): (string | undefined)[] {
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const namedChunkGroups = {
    "component---src-pages-index-tsx": assets("home-1.js", "home-1.css", "shared-2.js"),
    "component---src-pages-result-tsx": assets("result-1.js", "result-1.css", "shared-2.js"),
  };
  writeFileSync(join(publicDir, "webpack.stats.json"), JSON.stringify({ namedChunkGroups }));
  const replaceHeadComponents = jest.fn<PreRenderHTMLArgs["replaceHeadComponents"]>();
  const page = { pathname, getHeadComponents: () => [], replaceHeadComponents };
  preloadScripts(page as unknown as PreRenderHTMLArgs, publicDir);
  const head = renderToStaticMarkup(createElement(Fragment, null, replaceHeadComponents.mock.calls[0]?.[0]));
  return [...head.matchAll(/<link rel="preload"[^>]* href="([^"]*)"/g)].map(([, href]) => href);
}

it.each([
  ["/", "/page-data/index/page-data.json", "/home-1.js"],
  ["/ara/", "/page-data/ara/page-data.json", "/home-1.js"],
  ["/result/", "/page-data/result/page-data.json", "/result-1.js"],
  ["/ara/result/", "/page-data/ara/result/page-data.json", "/result-1.js"],
])("a page that makes the photo (%s) names its data and its own scripts", (pathname, data, script) => {
  expect(named(pathname)).toEqual([data, "/page-data/app-data.json", script, "/shared-2.js"]);
});

it("other pages name nothing", () => {
  expect(named("/ara/blog/")).toEqual([]);
});
