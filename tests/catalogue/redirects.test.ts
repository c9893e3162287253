import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { ContentError } from "../../catalogue/faults/content-error";
import { languageTagsText, loadRedirects, redirectsText } from "../../catalogue/redirects";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "redirects-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const pages = new Set(["/guide/pt-passport", "/guide/us-visa"]);
function load(text: string) {
  writeFileSync(join(dir, "redirects.yaml"), text);
  return loadRedirects(dir, pages);
}

describe("addresses that were published once", () => {
  it("are none where nothing was renamed", () => {
    expect(loadRedirects(dir, pages)).toEqual([]);
    expect(load("# nothing yet\n{}\n")).toEqual([]);
  });

  it("lead to the page in their place, in every language that was built", () => {
    const text = redirectsText(load("/guide/portugal: /guide/pt-passport\n"), ["en", "de"]);
    expect(text).toBe(
      "/guide/portugal /guide/pt-passport 301\n/de/guide/portugal /de/guide/pt-passport 301\n",
    );
  });

  it("lead to a language by its tag, where that is no address of another", () => {
    const text = languageTagsText(["en", "fr-fr", "de", "zh", "zh-tw", "jp"]);
    expect(text.split("\n")).toEqual([
      "/en / 301",
      "/en/* /:splat 301",
      "/fr /fr-fr 301",
      "/fr/* /fr-fr/:splat 301",
      "/ja /jp 301",
      "/ja/* /jp/:splat 301",
      "/zh-hans /zh 301",
      "/zh-hans/* /zh/:splat 301",
      "/zh-hant /zh-tw 301",
      "/zh-hant/* /zh-tw/:splat 301",
      "",
    ]);
  });

  it.each([
    ["/guide/us-visa: /guide/pt-passport", "1 /guide/us-visa: this page exists."],
    ["/guide/a: /guide/pt-pasport", 'there is no page /guide/pt-pasport. Did you mean "/guide/pt-passport"?'],
    [
      "/guide/a: /guide/b\n/guide/b: /guide/us-visa",
      "/guide/b leads on to another page. Write /guide/us-visa: one step is enough.",
    ],
    [
      "/guide/a: /guide/b\n/guide/b: /guide/c\n/guide/c: /guide/a",
      "/guide/b leads back to it. Write a page that exists.",
    ],
    ["/guide/a: /guide/a", "/guide/a leads back to it."],
    ["/de/guide/a: /guide/us-visa", "1 /de/guide/a: this address has a language."],
    [
      "/guide/x: /guide/a\n/guide/a: /guide/b\n/guide/b: /guide/a",
      "1 /guide/x: /guide/a leads on to another page.",
    ],
    ["/guide/A b: /guide/us-visa", "this is no address."],
    ["/guide/a: https://example.org", "Write an English address"],
    ["[a]", "redirects.yaml"],
  ])("stop the build where they cannot be followed: %s", (text, why) => {
    expect(() => load(text)).toThrow(ContentError);
    expect(() => load(text)).toThrow(why.replace(/^1 /, ""));
  });
});
