import { expect, it, jest } from "@jest/globals";
import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { storePhoto } from "../../../src/features/photo/state/persist";
import { scriptHashes, securityPolicy } from "../../../src/gatsby/after-build/security-policy";
import { onPreRenderHTML } from "../../../src/navigation/page-path";
import { markStoredPhoto } from "../../../src/navigation/start/stored-photo";
import { jpegFile, photoOf, storeWithPhoto } from "../features/photo/photo-fixtures";

/** What Gatsby writes at the end of a page, as this hook leaves it. */
function endOfPage(text: string): string {
  const replace = jest.fn<PreRenderHTMLArgs["replacePostBodyComponents"]>();
  const loader = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does
    <script key="script-loader" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: text }} />
  );
  const components = [loader, <p key="other">other</p>];
  const page = {
    pathname: "/blog/",
    getPostBodyComponents: () => components,
    replacePostBodyComponents: replace,
  };
  onPreRenderHTML?.(page as unknown as PreRenderHTMLArgs, { plugins: [] });
  return renderToStaticMarkup(createElement(Fragment, null, replace.mock.calls[0]?.[0]));
}

const pagePath = (path: string) =>
  `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="0a1b";/*]]>*/`;

it("every page has the same script in it, and its path as data that the script reads", () => {
  const [english, german] = [endOfPage(pagePath("/blog")), endOfPage(pagePath("/de/blog"))];
  expect(scriptHashes(english)).toHaveLength(1);
  expect(scriptHashes(german)).toEqual(scriptHashes(english));
  document.body.innerHTML = german;
  const script = [...document.querySelectorAll("script")].find(({ src, type }) => !src && !type);
  new Function(script?.textContent ?? "")();
  expect(window.pagePath).toBe("/de/blog");
  // Gatsby loads the page again when the hash of its data is another.
  expect(window).toHaveProperty("___webpackCompilationHash", "0a1b");
  expect(securityPolicy(german, "")).toContain(
    `script-src 'self' 'wasm-unsafe-eval' ${scriptHashes(german)[0]};`,
  );
});

it("a script of Gatsby's that is not known stops the build", () => {
  expect(() => endOfPage("window.somethingElse=1")).toThrow("page-path.tsx");
});

it("built pages that know no photo are marked where the tab has one, a document or a check to do", async () => {
  const replaceHeadComponents = jest.fn<PreRenderHTMLArgs["replaceHeadComponents"]>();
  const page = {
    getPostBodyComponents: () => [],
    getHeadComponents: () => [],
    replacePostBodyComponents: () => {},
  };
  for (const pathname of ["/de/result/", "/de/", "/de/blog/"])
    onPreRenderHTML?.({ ...page, pathname, replaceHeadComponents } as unknown as PreRenderHTMLArgs, {
      plugins: [],
    });
  expect(replaceHeadComponents).toHaveBeenCalledTimes(2);
  const head = renderToStaticMarkup(createElement(Fragment, null, replaceHeadComponents.mock.calls[0]?.[0]));
  expect(head).toContain(markStoredPhoto);
  const { dataset } = document.documentElement;
  const marks = () => {
    delete dataset.stored;
    delete dataset.chosen;
    new Function(markStoredPhoto)();
    return { ...dataset };
  };
  sessionStorage.clear();
  expect(marks()).toEqual({});
  window.history.replaceState(null, "", "/?document=de-passport");
  expect(marks()).toEqual({ chosen: "document" });
  window.history.replaceState(null, "", "/result?document=de-passport&mode=check");
  expect(marks()).toEqual({ stored: "photo", chosen: "document" });
  window.history.replaceState(null, "", "/result");
  storePhoto({ ...photoOf(await storeWithPhoto(jpegFile())), isRestored: true }, null);
  expect(marks()).toMatchObject({ stored: "photo" });
});
