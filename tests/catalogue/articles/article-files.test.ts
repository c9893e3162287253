import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { articleKinds } from "../../../catalogue/articles/article-collection";
import {
  parseArticleText,
  readArticles,
  readArticleText,
  textInLanguage,
} from "../../../catalogue/articles/article-files";
import { type Fault, faultLine } from "../../../catalogue/faults/content-error";
import { contentFolder } from "../content-folder";

const { blog, faq } = articleKinds;
const text = "---\ntitle: One\ndescription: About\nkeywords: [one]\n---\n\nText.\n";

/** Faults without the folder, which is another in each test. */
const lines = (faults: readonly Fault[]) =>
  faults.map((fault) => faultLine({ ...fault, file: fault.file.replace(/^.*\/content\//, "") }));
const inFolder = (files: Record<string, string | Buffer | null>, kind: string) =>
  join(contentFolder(files), "content", kind);

function readBlog(files: Record<string, string | Buffer | null> = {}) {
  const faults: Fault[] = [];
  const articles = readArticles(inFolder(files, "blog"), blog, faults);
  return { ids: articles.map(({ id }) => id), articles, said: lines(faults) };
}

describe("the articles of a kind", () => {
  it("are read in the order of their folders, with every language and the place of each part", () => {
    const meta = "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: []\n";
    const { articles, ids, said } = readBlog({
      "content/blog/a-2/meta.yaml": meta,
      "content/blog/a-2/en.md": text,
      "content/blog/a-2/de.md": text.replace("One", "Eins"),
      "content/blog/README.txt": "not an article",
    });
    expect([ids, said]).toEqual([["a-2", "first"], []]);
    const [article] = articles;
    expect(article!.meta.author).toBe("data");
    expect(article!.lineOf(["recommended"])).toBe(4);
    expect([...article!.texts.keys()]).toEqual(["de", "en"]);
    const german = article!.texts.get("de")!;
    expect(german).toMatchObject({ code: "de", body: "\nText.\n", bodyLine: 6, format: "md" });
    expect(german.front.title).toBe("Eins");
    expect(german.lineOf(["keywords"])).toBe(4);
    expect(textInLanguage(article!, "de").front.title).toBe("Eins");
    expect(textInLanguage(article!, "kor").front.title).toBe("One");
  });

  it("are none where there is no folder", () => {
    expect(readArticles("/nowhere/blog", blog, [])).toEqual([]);
  });

  it.each(["First", "first_one", "first--one", "-first", "two words"])("have no folder called %j", (name) => {
    const { ids, said } = readBlog({ [`content/blog/${name}/en.md`]: text });
    expect(ids).toEqual(["first"]);
    expect(said).toEqual([
      `blog/${name}: the name of the folder becomes an address. Use lower-case letters, digits and hyphens.`,
    ]);
  });

  it("have nothing beside them in their folders", () => {
    const belongs = "only meta.yaml and texts ending in .md or .mdx belong here. Rename or move it.";
    const { ids, said } = readBlog({
      "content/blog/first/notes.txt": "",
      "content/blog/first/kro.md": text,
      "content/blog/first/meta.yml": "",
    });
    expect(ids).toEqual(["first"]);
    expect(said).toEqual([
      expect.stringMatching(/^blog\/first\/kro\.md: there is no language "kro"\. Did you mean "\w+"\?$/),
      `blog/first/meta.yml: ${belongs}`,
      `blog/first/notes.txt: ${belongs}`,
    ]);
  });

  it("take either ending where a text may have both, and name them", () => {
    const faults: Fault[] = [];
    const files = {
      "content/faq/why/de.txt": "x",
      "content/faq/why/en.md": null,
      "content/faq/why/en.mdx": "---\nquestion: A\n---\n",
    };
    const [article] = readArticles(inFolder(files, "faq"), faq, faults);
    expect(lines(faults)).toEqual([
      "faq/why/de.txt: only meta.yaml and texts ending in .md or .mdx belong here. Rename or move it.",
    ]);
    expect(article!.texts.get("en")!.format).toBe("mdx");
  });

  it("are left out without their English", () => {
    const { ids, said } = readBlog({ "content/blog/first/en.md": null, "content/blog/first/de.md": text });
    expect(ids).toEqual([]);
    expect(said).toEqual([
      "blog/first/en.md: the English text is missing. English is the original of every article.",
    ]);
  });

  it("are left out with faulty data or English, all faults told, the English not called missing", () => {
    const { ids, said } = readBlog({
      "content/blog/first/meta.yaml":
        "author: data\npublishedAt: today\nupdatedAt: 2026-11-02\nrecommended: []\n",
      "content/blog/first/en.md": "No front matter.\n",
    });
    expect(ids).toEqual([]);
    expect(said).toEqual([
      'blog/first/meta.yaml:2 publishedAt: "today" is not written as this field wants it. Write a date as in 2026-11-20.',
      "blog/first/en.md:1: the front matter is missing or has no end. Begin with a line ---, end it with a line ---.",
    ]);
  });

  it("stay without a translation that is faulty, which is told", () => {
    const { articles, said } = readBlog({
      "content/blog/first/de.md": text.replace("title", "titel"),
      "content/blog/first/kor.md": Buffer.from([0x2d, 0xff]),
    });
    expect([...articles[0]!.texts.keys()]).toEqual(["en"]);
    expect(said).toContain('blog/first/de.md:2 titel: there is no such field. Did you mean "title"?');
    expect(said).toContain("blog/first/kor.md: this is not UTF-8 text. Save it with the encoding UTF-8.");
  });
});

describe("one text", () => {
  const read = (code: string, files: Record<string, string> = {}) => {
    const faults: Fault[] = [];
    const dir = join(inFolder({ "content/blog/first/de.md": text, ...files }, "blog"), "first");
    return { found: readArticleText(dir, code, blog, faults), said: lines(faults) };
  };

  it("is read with its data, without the other languages", () => {
    const { found, said } = read("de", { "content/blog/first/kor.md": "faulty" });
    expect(said).toEqual([]);
    expect(found!.meta.author).toBe("data");
    expect(found!.text.code).toBe("de");
    expect(found!.article).toMatchObject({ id: "first", meta: found!.meta });
    expect([...found!.article.texts]).toEqual([["de", found!.text]]);
  });

  it("is none where it or its data are faulty", () => {
    expect(read("de", { "content/blog/first/de.md": "x" })).toMatchObject({ found: null, said: [/./] });
    const withoutData = read("de", { "content/blog/first/meta.yaml": "author: data\n" });
    expect(withoutData.found).toBeNull();
    expect(withoutData.said).toHaveLength(3);
  });

  const parse = (source: string, path = "content/blog/first/de.mdx") => {
    const faults: Fault[] = [];
    return {
      text: parseArticleText(source, path, { code: "de", schema: blog.front }, faults),
      said: lines(faults),
    };
  };

  it("is judged before it is on disk", () => {
    const { text: parsed, said } = parse(text);
    expect(said).toEqual([]);
    expect(parsed).toMatchObject({ file: "content/blog/first/de.mdx", format: "mdx", code: "de" });
  });

  it("may have a day of its own, one of the calendar", () => {
    const dated = (day: string) => parse(text.replace("---\n\n", `updatedAt: ${day}\n---\n\n`));
    expect(dated("2026-02-28").text!.front.updatedAt).toBe("2026-02-28");
    expect(dated("2026-02-29")).toEqual({
      text: null,
      said: ["content/blog/first/de.mdx:5 updatedAt: there is no day 2026-02-29. Write year, month and day."],
    });
  });
});
