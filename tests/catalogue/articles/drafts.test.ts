import { basename, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { collectReferences } from "../../../catalogue/articles/references";
import { loadContent } from "../../../catalogue/content";
import { ContentError } from "../../../catalogue/faults/content-error";
import { checkContentFolder } from "../../../catalogue/tools/content-check/check-content-folder";
import { translatedArticles } from "../../../locales/tools/translations/translated-texts";
import { stubEnv } from "../../for-this-test";
import { contentFolder } from "../content-folder";

const meta = "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: []\n";
const text = "---\ntitle: A draft\ndescription: About\nkeywords: [one]\n---\n\nNot finished.\n";
const withDraft = {
  "content/blog/draft/meta.yaml": `${meta}draft: true\n`,
  "content/blog/draft/en.md": text,
};

const translated = (draft: string) => ({
  "content/blog/both/meta.yaml": meta,
  "content/blog/both/en.md": text.replace("A draft", "Both"),
  "content/blog/both/de.md": `---\ntitle: Beides\ndescription: Über\nkeywords: [eins]\n${draft}---\n\nTODO\n`,
});
const unfinished = translated("draft: true\n");

describe("a translation that is a draft", () => {
  const titleOf = async (code: string) => {
    const { blogs } = await loadContent(join(contentFolder(unfinished), "content"));
    return blogs(code).data.find(({ blogId }) => blogId === "both")?.title;
  };

  it("is shown in a preview only: elsewhere its page is in English", async () => {
    expect(await titleOf("de")).toBe("Both");
    stubEnv("GATSBY_PREVIEW", "1");
    expect(await titleOf("de")).toBe("Beides");
  });

  it("may have a TODO, which stops a build once it is published", async () => {
    const check = async (files: Record<string, string>) =>
      (await checkContentFolder(join(contentFolder(files), "content"), "2026-11-22")).faults.map(
        ({ file, problem }) => `${basename(file)}: ${problem}`,
      );
    expect(await check(unfinished)).toEqual([]);
    expect(await check(translated(""))).toEqual(["de.md: a place marked TODO is left."]);
  });

  it("does not count as translated", () => {
    const dirOf = (files: Record<string, string>) => join(contentFolder(files), "content");
    const idsOf = (dir: string) => translatedArticles("de", dir).map(({ id }) => id);
    expect(idsOf(dirOf(unfinished))).not.toContain("blog/both");
    expect(idsOf(dirOf(translated("")))).toContain("blog/both");
  });

  it("cannot be the English text: its article is a draft by its meta.yaml", async () => {
    const files = { ...unfinished, "content/blog/both/en.md": text.replace("---\n", "---\ndraft: true\n") };
    await expect(loadContent(join(contentFolder(files), "content"))).rejects.toThrow(
      /both\/en\.md:2 draft: a whole article is a draft by its meta\.yaml/,
    );
  });
});

describe("a draft", () => {
  it("is in no answer of the API and no page to link to", async () => {
    const dir = join(contentFolder(withDraft), "content");
    const content = await loadContent(dir);
    expect(content.blogs("en").data.map(({ blogId }) => blogId)).toEqual(["first"]);
    expect(content.blog("en", "draft")).toBeUndefined();
    expect(collectReferences(dir, []).pages.has("/blog/draft")).toBe(false);
  });

  it("is in both while a preview runs", async () => {
    stubEnv("GATSBY_PREVIEW", "1");
    const dir = join(contentFolder(withDraft), "content");
    expect((await loadContent(dir)).blogs("en").data.map(({ blogId }) => blogId)).toContain("draft");
    expect(collectReferences(dir, []).pages.has("/blog/draft")).toBe(true);
  });

  it("is checked like every text", async () => {
    const broken = { ...withDraft, "content/blog/draft/en.md": `${text}\n<b>bold</b>\n` };
    const { faults } = await checkContentFolder(join(contentFolder(broken), "content"), "2026-11-22");
    expect(new Set(faults.map(({ file, problem }) => `${basename(file)}: ${problem}`))).toEqual(
      new Set(["en.md: HTML is not shown."]),
    );
  });

  it("may link to another draft, a published text may not", async () => {
    const linking = `${text}\n[another](/blog/draft)\n`;
    const two = {
      ...withDraft,
      "content/blog/second/meta.yaml": `${meta}draft: true\n`,
      "content/blog/second/en.md": linking.replace("A draft", "A second one"),
    };
    const check = async (files: Record<string, string>) => {
      const { faults } = await checkContentFolder(join(contentFolder(files), "content"), "2026-11-22");
      return faults.map(({ problem, fix }) => `${problem} ${fix}`);
    };
    expect(await check(two)).toEqual([]);
    expect(await check({ ...two, "content/blog/second/meta.yaml": meta })).toEqual([
      "/blog/draft is a draft. Publish it first, or remove the link.",
    ]);
  });

  it("needs its English", async () => {
    const { "content/blog/draft/en.md": english, ...data } = withDraft;
    const dir = join(contentFolder({ ...data, "content/blog/draft/de.md": english }), "content");
    await expect(loadContent(dir)).rejects.toThrow(/draft\/en\.md: the English text is missing/);
  });

  it("is published by false as by taking the line out: an editor on a Git host writes it", async () => {
    const no = { ...withDraft, "content/blog/draft/meta.yaml": `${meta}draft: false\n` };
    const content = await loadContent(join(contentFolder(no), "content"));
    expect(content.blogs("en").data.map(({ blogId }) => blogId)).toContain("draft");
  });

  it("is not published by another word", async () => {
    const no = { ...withDraft, "content/blog/draft/meta.yaml": `${meta}draft: no\n` };
    const error = await loadContent(join(contentFolder(no), "content")).catch((thrown: unknown) => thrown);
    expect((error as ContentError).message).toMatch(
      /draft\/meta\.yaml:5 draft: "no" is not of the right kind/,
    );
    expect(error).toBeInstanceOf(ContentError);
  });
});
