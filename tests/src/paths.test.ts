import { describe, expect, test } from "@jest/globals";
import { languages } from "../../locales/languages";
import {
  checkWithTemplate,
  homeWithTemplate,
  isCheckAddress,
  localizedPath,
  pathInLanguage,
  paths,
  splitPath,
} from "../../src/paths";

describe("localizedPath", () => {
  test.each([
    ["/", "en", "/"],
    ["/", "de", "/de"],
    ["/blog/how-to", "de", "/de/blog/how-to"],
    ["/blog/how-to", "en", "/blog/how-to"],
    ["/?document=de-passport#photo", "fr-fr", "/fr-fr?document=de-passport#photo"],
    ["/requirements/", "zh-tw", "/zh-tw/requirements"],
    ["/author", "de", "/de/author"],
    ["/author/data", "de", "/author/data"],
  ])("%s in %s is %s", (path, code, expected) => {
    expect(localizedPath(path, code)).toBe(expected);
  });
});

test("an address splits into the language and the English path it was made of, for every language", () => {
  for (const { code } of languages) {
    for (const path of [paths.home, paths.result, paths.requirement("us-passport")]) {
      const split = splitPath(localizedPath(path, code));
      expect([split.language.code, split.path]).toEqual([code, path]);
    }
  }
});

test("a first folder that only begins like a prefix is no language", () => {
  expect(splitPath("/dentist").language.code).toBe("en");
  expect(splitPath("/zh-tw").language.code).toBe("zh-tw");
  expect(splitPath("/en/blog").path).toBe("/en/blog");
});

test("the language chooser keeps page, query and hash, also from a language's home", () => {
  expect(pathInLanguage({ pathname: "/de", search: "?a=1", hash: "#b" }, "jp")).toBe("/jp?a=1#b");
  expect(pathInLanguage({ pathname: "/de/result", search: "", hash: "" }, "en")).toBe("/result");
});

test("from an author's page, which is in English only, another language leads to the list of authors", () => {
  const page = { pathname: "/author/data", search: "", hash: "" };
  expect(pathInLanguage(page, "de")).toBe("/de/author");
  expect(pathInLanguage(page, "en")).toBe("/author/data");
});

test("a document travels in the query, escaped", () => {
  expect(homeWithTemplate("a&b")).toBe("/?document=a%26b");
});

test("a finished photo of a document is checked at an address of its own, in every language", () => {
  const address = new URL(localizedPath(checkWithTemplate("de-passport"), "de"), "https://x.example");
  expect(address.pathname).toBe("/de/result");
  expect(address.searchParams.get("document")).toBe("de-passport");
  expect(isCheckAddress(address.search)).toBe(true);
  expect(isCheckAddress("?document=de-passport")).toBe(false);
  expect(isCheckAddress("?mode=check")).toBe(false);
});
