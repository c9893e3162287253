import { describe, expect, test } from "@jest/globals";
import { jsonLdText } from "../../../../src/components/seo/json-ld";
import { articleData, breadcrumbData, faqData } from "../../../../src/components/seo/structured-data";

const place = { siteUrl: "https://photo.example", code: "jp" };

describe("structured data", () => {
  test("breadcrumbs have absolute addresses in the page's language", () => {
    const data = breadcrumbData(place, [
      { name: "ホーム", path: "/" },
      { name: "規格", path: "/requirements" },
    ]);
    expect(data.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "ホーム", item: "https://photo.example/jp" },
      { "@type": "ListItem", position: 2, name: "規格", item: "https://photo.example/jp/requirements" },
    ]);
  });

  test("an article without a translation is English and points to the English page", () => {
    const data = articleData(place, {
      path: "/guide/us-passport",
      headline: "h",
      description: "d",
      textCode: "en",
      publishedAt: "2026-11-01",
      updatedAt: "2026-11-02",
      authorId: "data",
      authorName: "Data desk",
      imageUrl: "https://photo.example/og/site.png",
    });
    expect(data).toMatchObject({
      inLanguage: "en",
      mainEntityOfPage: "https://photo.example/guide/us-passport",
      author: { "@type": "Organization", url: "https://photo.example/author/data" },
    });
  });

  test("questions and answers", () => {
    const data = faqData(place, [{ question: "Q?", answerHtml: "<p>A</p>" }]);
    expect(data.mainEntity).toEqual([
      { "@type": "Question", name: "Q?", acceptedAnswer: { "@type": "Answer", text: "<p>A</p>" } },
    ]);
  });

  test("links inside answers have the site's address", () => {
    const data = faqData(place, [{ question: "Q?", answerHtml: '<a href="/blog">A</a>' }]);
    expect(JSON.stringify(data.mainEntity)).toContain("https://photo.example/blog");
  });

  test("a text cannot end its own script element, and keeps its entities", () => {
    const text = jsonLdText({ name: "</script><!--&quot;" });
    expect(text).not.toMatch(/[<&]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><!--&quot;" });
  });
});
