import { afterEach, expect, test } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { PageHead } from "../../../../src/components/seo/page-head";

afterEach(cleanup);

function linksOf(translations: string[], isPrivate: boolean) {
  const { baseElement } = render(
    <PageHead
      siteUrl="https://example.org"
      path="/result"
      code="de"
      translations={translations}
      title="Title"
      description="Description"
      keywords=""
      isPrivate={isPrivate}
    />,
  );
  const links = [...baseElement.ownerDocument.querySelectorAll("link[rel=canonical], link[rel=alternate]")];
  return links.map((link) => link.getAttribute("hreflang") ?? link.getAttribute("rel"));
}

test.each([
  ["a page that is found", ["en", "de"], false, ["canonical", "en", "de", "x-default"]],
  ["a page of one visitor's photo", ["en", "de"], true, ["en", "de", "x-default"]],
  ["a page for a wrong address", [], true, []],
] as const)("%s names its languages: %j, private %p", (_what, translations, isPrivate, expected) => {
  expect(linksOf([...translations], isPrivate)).toEqual(expected);
});

test("the title and the description hold no isolates", () => {
  const { baseElement } = render(
    <PageHead
      siteUrl="https://example.org"
      path="/requirements/sa-visa"
      code="ara"
      translations={["en", "ara"]}
      title={"صورة التأشيرة: \u2068السعودية\u2069"}
      description={"\u20662 × 2\u2069 بوصة"}
      keywords={"صورة \u2068السعودية\u2069"}
    />,
  );
  const head = baseElement.ownerDocument.documentElement.innerHTML;
  expect(head).toContain("صورة التأشيرة: السعودية");
  expect(head).toContain("2 × 2 بوصة");
  expect(head).not.toMatch(/[\u2066-\u2069]/);
});
