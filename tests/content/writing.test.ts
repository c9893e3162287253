import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { checkContentFolder } from "../../catalogue/tools/content-check/check-content-folder";
import { createArticle, isUnfinished } from "../../catalogue/tools/new-content/create-article";
import { languageCodes } from "../../catalogue/tools/preview/preview";
import { languages } from "../../locales/languages";
import { contentFolder, goodTemplate, templateFile } from "../catalogue/content-folder";

const today = "2026-11-20";

describe("a new article", () => {
  it("has the right front matter and only waits for its words", async () => {
    const dir = join(contentFolder({ "content/guides/de-passport/en.mdx": null }), "content");
    const made = createArticle(dir, { kind: "guide", country: "de", slug: "de-first" }, today);
    expect(made).toEqual([join(dir, "guides/de-first/meta.yaml"), join(dir, "guides/de-first/en.mdx")]);
    const text = readFileSync(made[1]!, "utf8");
    expect(text).toContain('title: "Germany: how to take the photo"');
    expect(text).toContain('<DocumentFacts urlPath="de-passport" />');
    for (const slug of ["a", "b"]) createArticle(dir, { kind: "blog", slug: `blog-${slug}` }, today);
    createArticle(dir, { kind: "faq", slug: "a-question", category: "print" }, today);
    createArticle(dir, { kind: "author", slug: "somebody" }, today);
    const { faults, warnings } = await checkContentFolder(dir, today);
    const others = faults.filter(({ problem }) => !problem.includes("TODO"));
    // The guide that this test left without its English text.
    expect(others.map(({ problem }) => problem)).toEqual(["the English text is missing."]);
    // Drafts stop no build; an author is no draft. Every line is named.
    const linesOf = (found: typeof faults, file: string) =>
      found
        .filter((each) => each.file.endsWith(file) && each.problem.includes("TODO"))
        .map(({ line }) => line);
    const marked = (file: string) =>
      readFileSync(join(dir, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (line.includes("TODO") ? [index + 1] : []));
    for (const file of ["guides/de-first/en.mdx", "blog/blog-a/en.mdx", "faq/a-question/en.mdx"]) {
      expect([file, linesOf(warnings, file)]).toEqual([file, marked(file)]);
      expect([file, linesOf(faults, file)]).toEqual([file, []]);
    }
    expect(linesOf(faults, "authors/somebody/en.mdx")).toEqual(marked("authors/somebody/en.mdx"));
  });

  it("is about the document that it is named after, and claims no head that no source states", () => {
    const visa = goodTemplate.replace("de-passport", "de-visa").replace(/head: .*/, "head: null");
    const dir = join(
      contentFolder({ "content/templates/de.yaml": templateFile(goodTemplate, visa) }),
      "content",
    );
    const [meta, text] = createArticle(dir, { kind: "guide", country: "de", slug: "de-visa" }, today).map(
      (path) => readFileSync(path, "utf8"),
    );
    expect(meta).toMatch(/documents:\n {2}- de-visa\nauthor/);
    expect(text).not.toContain("de-passport");
    expect(text).toContain('The print is <Fact urlPath="de-visa" field="size" />.');
  });

  it("is about the documents of a kind", () => {
    const visa = goodTemplate
      .replace("de-passport", "de-visa")
      .replace("document: passport", "document: visa");
    const files = { "content/templates/de.yaml": templateFile(goodTemplate, visa) };
    const dir = join(contentFolder(files), "content");
    const [meta] = createArticle(dir, { kind: "guide", country: "de", document: "visa" }, today);
    expect(meta).toBe(join(dir, "guides/de-visa/meta.yaml"));
    expect(readFileSync(meta!, "utf8")).toMatch(/documents:\n {2}- de-visa\nauthor/);
  });

  it("names a document of the country that has no guide yet", () => {
    const visa = goodTemplate.replace("de-passport", "de-visa");
    const files = { "content/templates/de.yaml": templateFile(goodTemplate, visa) };
    const dir = join(contentFolder(files), "content");
    expect(() => createArticle(dir, { kind: "guide", country: "de" }, today)).toThrow(
      /de-passport exists already\. Edit it, or name another: --slug de-visa$/,
    );
  });

  it("takes the tag or the name of a language for its code", () => {
    const dir = join(contentFolder(), "content");
    for (const [lang, code] of [
      ["es", "spa"],
      ["ja-JP", "jp"],
      ["Korean", "kor"],
    ])
      expect(createArticle(dir, { kind: "guide", slug: "de-passport", lang }, today)).toEqual([
        join(dir, `guides/de-passport/${code}.mdx`),
      ]);
    expect(languageCodes("es,ja")).toEqual(["en", "spa", "jp"]);
  });

  it("can be a translation of one that exists", () => {
    const dir = join(contentFolder(), "content");
    const [path] = createArticle(dir, { kind: "guide", slug: "de-passport", lang: "jp" }, today);
    const english = readFileSync(join(dir, "guides/de-passport/en.mdx"), "utf8");
    const text = readFileSync(path!, "utf8");
    expect(text.replace(/\nTODO: translate[^\n]*\n/, "").replace("draft: true\n", "")).toBe(english);
    expect(text).toContain("TODO: translate");
  });

  it("says whether its translation holds what is left to write in the English", () => {
    const dir = join(contentFolder(), "content");
    createArticle(dir, { kind: "blog", slug: "unwritten" }, today);
    const [unwritten] = createArticle(dir, { kind: "blog", slug: "unwritten", lang: "de" }, today);
    const [written] = createArticle(dir, { kind: "guide", slug: "de-passport", lang: "jp" }, today);
    expect([isUnfinished(unwritten!), isUnfinished(written!)]).toEqual([true, false]);
  });

  it("translates a text in the format of its English", () => {
    const dir = join(contentFolder(), "content");
    createArticle(dir, { kind: "blog", slug: "second" }, today);
    for (const [slug, format] of [
      ["first", "md"],
      ["second", "mdx"],
    ])
      expect(createArticle(dir, { kind: "blog", slug, lang: "de" }, today)).toEqual([
        join(dir, `blog/${slug}/de.${format}`),
      ]);
  });

  it.each([
    [{ kind: "gide" }, 'Did you mean "guide"?'],
    [{ kind: "article" }, 'Did you mean "blog"?'],
    [{ kind: "question" }, 'Did you mean "faq"?'],
    [{ kind: "guide" }, "--country"],
    [{ kind: "guide", country: "zz" }, "npm run new -- document --country zz"],
    [{ kind: "guide", country: "Germany" }, '"Germany" is no code of a country'],
    [{ kind: "guide", country: "de", document: "pasport" }, 'Did you mean "passport"?'],
    [{ kind: "blog" }, "--slug"],
    [{ kind: "blog", slug: "First Post" }, "cannot be an address"],
    [{ kind: "blog", slug: "first" }, "exists already"],
    [{ kind: "faq", slug: "x", category: "foto" }, 'Did you mean "photo"?'],
    [{ kind: "blog", slug: "x", author: "dat" }, 'Did you mean "data"?'],
    [{ kind: "blog", slug: "frist", lang: "de" }, 'Did you mean "first"?'],
    [{ kind: "guide", country: "de", lang: "fr" }, "Name the text to translate: --slug de-passport"],
    [{ kind: "guide", slug: "nothing", lang: "fr" }, /There is no .* See the names in /],
    [{ kind: "blog", slug: "first", lang: "ger" }, "There is no language"],
  ])("refuses %o", (wanted, words) => {
    expect(() => createArticle(join(contentFolder(), "content"), wanted, today)).toThrow(words);
  });
});

describe("the check of the content", () => {
  it("goes on after the first fault, and notes lengths, twins and days to come", async () => {
    const dir = join(
      contentFolder({
        "content/hot.yaml": "- nothing\n",
        "content/blog/first/en.md": `---\ntitle: ${"long ".repeat(20)}\ndescription: short\nkeywords: [a]\n---\n\nFew.\n`,
        "content/faq/why-not/meta.yaml": "category: photo\norder: 2\nurlPaths: []\nupdatedAt: 2031-01-01\n",
        "content/faq/why-not/en.md": "---\nquestion: Why?\n---\n\n[Dead](/guide/nowhere)\n",
      }),
      "content",
    );
    const { faults, warnings } = await checkContentFolder(dir, today);
    expect(faults.map(({ problem }) => problem)).toEqual([
      'there is no document "nothing".',
      "there is no page /guide/nowhere.",
    ]);
    const notes = warnings.map(({ problem }) => problem).join("\n");
    expect(notes).toContain("99 letters are too many");
    expect(notes).toContain("words are few");
    expect(notes).toContain("2031-01-01 has not come yet");
    expect(notes).toContain("the same as in");
  });

  it("notes the lengths of a title and a description beside the faults of the text below", async () => {
    const text = `---\ntitle: ${"long ".repeat(20)}\ndescription: short\nkeywords: [a]\n---\n\n# Heading\n`;
    const dir = join(contentFolder({ "content/blog/first/en.md": text }), "content");
    const { faults, warnings } = await checkContentFolder(dir, today);
    expect(faults.map(({ line }) => line)).toEqual([7]);
    const ofText = warnings.filter(({ file }) => file.endsWith("blog/first/en.md"));
    expect(ofText.map(({ field }) => field)).toEqual(["title", "description"]);
  });

  it("notes a remark that languages lack, and refuses one that stands in no document", async () => {
    const template = goodTemplate.replace("notes: []", "notes: [Both ears visible.]");
    const dir = join(
      contentFolder({
        "content/templates/de.yaml": templateFile(template),
        "content/remarks/en.json": '{ "de-passport-1": "Both ears visible." }',
        "content/remarks/de.json": '{ "de-passport-1": "Beide Ohren sichtbar.", "Gone.": "Weg." }',
        "content/remarks/el.json": '{ "de-passport-1": "Both ears." }',
      }),
      "content",
    );
    const { faults, warnings } = await checkContentFolder(dir, today);
    const said = (code: string) =>
      faults.filter(({ file }) => file.endsWith(`/${code}.json`)).map(({ problem }) => problem);
    expect(said("de")).toEqual(["stands in no document."]);
    expect(said("el")).toEqual(['"Both ears." has no letter of its language\'s script.']);
    expect(said("pl")).toEqual([]);
    const [{ problem = "" } = {}] = warnings.filter(({ field }) => field === '"Both ears visible."');
    expect(problem).toMatch(/^is not translated into ara, .*\bpl\b/);
    expect(problem).not.toContain("el,");
  });

  it("refuses a note without a subject, and a subject of no note", async () => {
    const notes = "notes: [Both ears visible., Two prints are needed.]";
    const dir = join(
      contentFolder({
        "content/templates/de.yaml": templateFile(goodTemplate.replace("notes: []", notes)),
        "content/remarks/en.json":
          '{ "de-passport-1": "Both ears visible.", "de-passport-2": "Two prints are needed." }',
        "content/remarks/subjects.json": '{ "de-passport-1": "ears", "de-passport-3": "photo" }',
      }),
      "content",
    );
    const { faults } = await checkContentFolder(dir, today);
    const said = faults.filter(({ file }) => file.endsWith("subjects.json"));
    expect(said.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'de-passport-1 "Both ears visible." has no subject.',
      'de-passport-2 "Two prints are needed." has no subject.',
      "de-passport-3 is the id of no note.",
    ]);
  });

  it("refuses a second id of a remark", async () => {
    const template = goodTemplate.replace("notes: []", "notes: [Both ears visible.]");
    const dir = join(
      contentFolder({
        "content/templates/de.yaml": templateFile(template),
        "content/remarks/en.json":
          '{ "de-passport-1": "Both ears visible.", "fr-passport-2": "Both ears visible." }',
      }),
      "content",
    );
    const { faults } = await checkContentFolder(dir, today);
    const said = faults.filter(({ file }) => file.endsWith("/en.json"));
    expect(said.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      "fr-passport-2 is the same sentence as de-passport-1.",
    ]);
  });

  it("notes one changed word of a remark once, not in each language", async () => {
    const template = goodTemplate.replace("notes: []", "notes: [Both ears clearly visible.]");
    const translations = languages
      .filter(({ code }) => code !== "en")
      .map(({ code }) => [`content/remarks/${code}.json`, '{ "de-passport-1": "…" }']);
    const dir = join(
      contentFolder({
        "content/templates/de.yaml": templateFile(template),
        "content/remarks/en.json": '{ "de-passport-1": "Both ears visible." }',
        ...Object.fromEntries(translations),
      }),
      "content",
    );
    const { faults, warnings } = await checkContentFolder(dir, today);
    const aboutRemarks = ({ file }: { file: string }) => file.includes("/remarks/");
    expect(faults.filter(aboutRemarks)).toEqual([]);
    expect(warnings.filter(aboutRemarks).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      '"Both ears clearly visible." is new or reworded.',
    ]);
  });

  it("reports faults of the documents alone, for all else hangs on them", async () => {
    const dir = join(contentFolder(), "content");
    writeFileSync(join(dir, "templates/de.yaml"), "country: DE\ntemplates: []\n");
    const { faults, counts } = await checkContentFolder(dir, today);
    expect(faults).toHaveLength(1);
    expect(counts).toEqual({});
  });
});
