import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../catalogue/content";
import { contentFolder, goodTemplate, templateFile } from "./content-folder";

const load = (changes: Record<string, string | null> = {}): Promise<Content> =>
  loadContent(join(contentFolder(changes), "content"));

const failure = async (changes: Record<string, string | null>): Promise<string> =>
  load(changes).then(
    () => "",
    (error: Error) => error.message,
  );

describe("templates in a language", () => {
  it("carry the derived fields of the product specification", async () => {
    const inch = goodTemplate
      .replace("de-passport", "de-visa")
      .replace("document: passport", "document: visa\n    variant: e-Visa")
      .replace("width: 35", "width: 2")
      .replace("height: 45", "height: 2")
      .replace("unit: mm", "unit: inch")
      .replace("min: 32, max: 36", "minRatio: 0.5, maxRatio: 0.69");
    const content = await load({ "content/templates/de.yaml": templateFile(goodTemplate, inch) });
    const [group] = content.countryGroups("de").data;
    expect(group?.countryName).toBe("Deutschland");
    expect(group?.templateList[1]).toMatchObject({
      name: "Visa (e-Visa)",
      sizeText: "50.8x50.8 mm",
      sizeWidth: 50.8,
      sizeUnit: "mm",
      resolution: "600 dpi",
      backgroundcolor: "#eaeaea",
      head: { heightMm: { min: 25.4, max: 35.1 }, crown: "skull" },
      width: 2,
      unit: "inch",
    });
    expect(content.photoRule("de-visa")?.head?.heightMm.max).toBeCloseTo(0.69 * 50.8, 10);
  });

  it("are called by their size on paper, or by their pixels where the rule counts those", async () => {
    const inPixels = goodTemplate
      .replace("de-passport", "de-visa")
      .replace("width: 35", "width: 600")
      .replace("height: 45", "height: 750")
      .replace("unit: mm", "unit: px")
      .replace("min: 32, max: 36", "minRatio: 0.5, maxRatio: 0.69");
    const content = await load({ "content/templates/de.yaml": templateFile(goodTemplate, inPixels) });
    const labels = content.countryGroups("de").data[0]?.templateList.map(({ sizeLabel }) => sizeLabel);
    expect(labels).toEqual(["35\u00a0×\u00a045\u00a0mm", "600\u00a0×\u00a0750\u00a0px"]);
  });

  it("say notes and statements in the language, and in English until they are translated", async () => {
    const template = goodTemplate
      .replace("notes: []", "notes: [Both ears visible., New.]")
      .replace("statement: null", "statement: No retouching.");
    const content = await load({
      "content/templates/de.yaml": templateFile(template),
      "content/remarks/de.json": JSON.stringify({
        "Both ears visible.": "Beide Ohren sichtbar.",
        "No retouching.": "Keine Retusche.",
      }),
    });
    const said = (code: string) => {
      const template = content.templateDetail(code, "de-passport")?.data;
      return [template?.notes, template?.editPolicy.statement];
    };
    expect(said("de")).toEqual([["Beide Ohren sichtbar.", "New."], "Keine Retusche."]);
    expect(said("en")).toEqual([["Both ears visible.", "New."], "No retouching."]);
  });

  it("leave a file rule open where no source states a limit", async () => {
    const rule = "digital: { widthPx: { min: 1300 }, heightPx: { min: 1600 }, maxKb: 240 }";
    const content = await load({
      "content/templates/de.yaml": templateFile(goodTemplate.replace("digital: null", rule)),
    });
    expect(content.photoRule("de-passport")?.digital).toEqual({
      widthPx: { min: 1300, max: null },
      heightPx: { min: 1600, max: null },
      aspectRatio: null,
      minKb: null,
      maxKb: 240,
      format: "jpeg",
    });
    const shown = content.templateDetail("en", "de-passport")?.data.digital;
    expect(shown?.widthPx).toEqual({ min: 1300, max: null });
  });

  it("state the aspect ratio of a file as a number", async () => {
    const rule = 'digital: { widthPx: { min: 900 }, heightPx: { min: 1200 }, aspectRatio: "3:4" }';
    const content = await load({
      "content/templates/de.yaml": templateFile(goodTemplate.replace("digital: null", rule)),
    });
    expect(content.photoRule("de-passport")?.digital?.aspectRatio).toBe(0.75);
  });

  it("leave a file rule open where the picture may not be cropped: a larger picture is not made smaller", async () => {
    const template = goodTemplate
      .replace("digital: null", "digital: { widthPx: { min: 600 }, heightPx: { min: 750 }, maxKb: 10000 }")
      .replace("geometry: unknown", "geometry: forbidden")
      .replace("statement: null", "statement: Not cropped.")
      .replace(
        "sources: [] }",
        'sources: [{ name: A test, url: "https://example.org/edits", seen: null, kind: press }] }',
      );
    const content = await load({ "content/templates/de.yaml": templateFile(template) });
    expect(content.photoRule("de-passport")?.digital).toMatchObject({
      widthPx: { min: 600, max: null },
      heightPx: { min: 750, max: null },
    });
  });

  it("name their questions and siblings", async () => {
    const detail = (await load()).templateDetail("en", "de-passport")?.data;
    expect(detail?.faqIds).toEqual(["why"]);
    expect(detail?.otherTemplates).toEqual([]);
  });

  it("name general questions on prints only if they take prints", async () => {
    const content = await loadContent("content");
    const printQuestions = new Set(
      content.faq("en").data.flatMap(({ faqId, category }) => (category === "print" ? faqId : [])),
    );
    const asked = (urlPath: string) =>
      content.templateDetail("en", urlPath)!.data.faqIds.filter((id) => printQuestions.has(id));
    expect(asked("se-passport")).toContain("how-to-print");
    // An upload alone, a photo taken live, and one that a studio takes and prints.
    expect([...asked("in-evisa"), ...asked("in-ssc"), ...asked("fr-passport")]).toEqual([]);
  });

  it("of babies begin with how to photograph one, and ask nothing about adults", async () => {
    const content = await loadContent("content");
    const asked = content.templateDetail("en", "us-baby-passport")!.data.faqIds;
    expect(asked[0]).toBe("photo-of-a-baby");
    expect(asked).not.toContain("may-i-smile");
    expect(content.templateDetail("en", "us-passport")!.data.faqIds).not.toContain("photo-of-a-baby");
    // France takes no photo from home.
    expect(content.templateDetail("en", "fr-passport")!.data.faqIds).not.toContain("can-i-take-a-selfie");
  });

  it("of the Schengen visa lead to visas of Schengen states", async () => {
    const content = await loadContent("content");
    const { otherTemplates } = content.templateDetail("en", "schengen-visa")!.data;
    expect(otherTemplates.length).toBeGreaterThan(20);
    expect(otherTemplates.map(({ urlPath }) => urlPath)).toEqual(
      expect.arrayContaining(["at-visa", "fi-visa", "sk-visa"]),
    );
  });

  it("come without their sources where those are not asked for, which halves a list", async () => {
    const content = await loadContent("content");
    const [whole, short] = [{}, { sources: false }].map((filter) => content.countryGroups("en", filter).data);
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(whole).length / 1.8);
    const british = short!.find(({ countryCode }) => countryCode === "GB")!.templateList;
    expect(british.flatMap(({ sources, editPolicy }) => [...sources, ...editPolicy.sources])).toEqual([]);
    expect(content.hot("en", false).data.list.flatMap(({ sources }) => sources)).toEqual([]);
    const [passport] = content
      .countryGroups("en")
      .data.find(({ countryCode }) => countryCode === "GB")!.templateList;
    expect(british[0]!.evidence).toEqual(passport!.evidence);
    expect(passport!.evidence!.authorityUrl).toMatch(/gov\.uk/);
  });

  it("are undefined where there are none, and refuse a language that is none", async () => {
    const content = await load();
    expect(content.templateDetail("en", "no-such")).toBeUndefined();
    expect(content.photoRule("__proto__")).toBeUndefined();
    expect(() => content.countryGroups("xx")).toThrow(RangeError);
  });
});

describe("blog and questions", () => {
  it("fall back to English and say so; links stay in the language of the page", async () => {
    const content = await load();
    const post = content.blog("de", "first")?.data;
    expect(post).toMatchObject({ blogId: "first", lang: "en", translations: ["en"], author: "data" });
    expect(post?.html).toContain('<a href="/de/requirements/de-passport">Germany</a>');
    expect(post?.toc).toEqual([{ id: "a-part", text: "A part" }]);
    expect(content.blogs("de").data[0]).not.toHaveProperty("html");
    expect(content.blog("en", "none")).toBeUndefined();
  });

  it("use the translation where there is one", async () => {
    const content = await load({
      "content/faq/why/de.md": "---\nquestion: Warum?\n---\n\nDarum.\n",
    });
    expect(content.faq("de").data[0]).toMatchObject({ lang: "de", question: "Warum?", category: "photo" });
    expect(content.faq("jp").data[0]).toMatchObject({
      lang: "en",
      answerHtml: "<p>Because <strong>so</strong>.</p>",
    });
  });

  it("have the day of their own language where it has one", async () => {
    const text =
      "---\ntitle: Erster\ndescription: Von\nkeywords: [eins]\nupdatedAt: 2026-11-07\n---\n\nText.\n";
    const question = "---\nquestion: Warum?\nupdatedAt: 2026-11-08\n---\n\nDarum.\n";
    const content = await load({ "content/blog/first/de.md": text, "content/faq/why/de.md": question });
    const days = (code: string) => [
      content.blogs(code).data[0]?.updatedAt,
      content.faq(code).data[0]?.updatedAt,
    ];
    expect(days("de")).toEqual(["2026-11-07", "2026-11-08"]);
    expect(days("pl")).toEqual(["2026-11-02", "2026-11-01"]);
  });

  it("tag equal answers equally and other answers otherwise", async () => {
    const [one, two] = await Promise.all([load(), load()]);
    expect(one.faq("en").etag).toMatch(/^"[\w-]{22}"$/);
    expect(one.faq("en").etag).toBe(two.faq("en").etag);
    expect(one.faq("en").etag).not.toBe(one.blogs("en").etag);
    const other = await load({ "content/faq/why/en.md": "---\nquestion: Why not?\n---\n\nBecause.\n" });
    expect(other.faq("en").etag).not.toBe(one.faq("en").etag);
  });

  it("give every language a record with its pictures", async () => {
    const records = (await load()).languageRecords().data;
    expect(records).toHaveLength(29);
    expect(records.find(({ lang }) => lang === "slo")).toMatchObject({ bcp47: "sl", dir: "ltr" });
  });
});

describe("faulty articles", () => {
  it("an author who does not exist", async () => {
    const meta = "author: dada\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: []\n";
    expect(await failure({ "content/blog/first/meta.yaml": meta })).toMatch(
      /blog\/first\/meta\.yaml:1 author: there is no author "dada"\. Did you mean "data"\?/,
    );
  });

  it("a picture that is missing", async () => {
    const meta =
      "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: []\nimage: /images/none.webp\n";
    expect(await failure({ "content/blog/first/meta.yaml": meta })).toContain("no picture /images/none.webp");
  });

  it("a document, a category, a day that do not exist, days in the wrong order", async () => {
    const faq = "category: foto\norder: 1\nurlPaths: [de-pasport]\nupdatedAt: 2026-11-01\n";
    const message = await failure({ "content/faq/why/meta.yaml": faq });
    expect(message).toContain('Did you mean "photo"?');
    expect(message).toContain('Did you mean "de-passport"?');
    const meta = "author: data\npublishedAt: 2026-11-03\nupdatedAt: 2026-11-02\nrecommended: []\n";
    expect(await failure({ "content/blog/first/meta.yaml": meta })).toContain("before publishedAt");
    expect(await failure({ "content/hot.yaml": "- de-passpot\n" })).toContain('Did you mean "de-passport"?');
  });

  it("a missing field, a missing file, a missing end of the front matter, an unknown language", async () => {
    const front = { "content/blog/first/en.md": "---\ntitle: First\nkeywords: [a]\n---\n\nText.\n" };
    expect(await failure(front)).toContain("description: this field is missing.");
    expect(await failure({ "content/blog/first/meta.yaml": null })).toContain("this file is missing.");
    expect(await failure({ "content/blog/first/en.md": null })).toContain("the English text is missing.");
    expect(await failure({ "content/blog/first/en.md": "---\ntitle: x\n" })).toContain("front matter");
    const german = "---\ntitle: x\ndescription: y\nkeywords: [z]\n---\n";
    expect(await failure({ "content/blog/first/dee.md": german })).toContain('there is no language "dee"');
  });
});

it("answers the same whatever the texts of guides, authors and the law say, so that a build need not ask again", async () => {
  const tags = async (changes: Record<string, string>) => {
    const content = await load(changes);
    const answers = [
      content.countryGroups("de"),
      content.hot("de"),
      content.templateDetail("de", "de-passport"),
      content.blogs("de"),
      content.blog("de", "first"),
      content.faq("de"),
      content.languageRecords(),
    ];
    return answers.map((answer) => answer?.etag);
  };
  const texts = {
    "content/guides/de-passport/en.mdx": "---\ntitle: Another\n---\n\nOther words.\n",
    "content/guides/de-passport/de.mdx": "---\ntitle: Auf Deutsch\n---\n\nWorte.\n",
    "content/authors/data/en.mdx": "---\nname: Somebody else\n---\n",
    "content/legal/terms/en.mdx": "---\ntitle: Terms\n---\n",
  };
  const before = await tags({});
  expect(new Set(before).size).toBe(before.length);
  expect(await tags(texts)).toEqual(before);
});
