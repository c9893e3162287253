import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, jest } from "@jest/globals";
import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { loadContent } from "../../../catalogue/content";
import { articlePlace } from "../../../plugins/gatsby-transformer-articles/article-place";
import {
  onCreateNode,
  shouldOnCreateNode,
} from "../../../plugins/gatsby-transformer-articles/on-create-node";
import { sourceNodes } from "../../../plugins/gatsby-transformer-articles/source-nodes";
import { contentFolder, goodTemplate, templateFile } from "../../catalogue/content-folder";
import { stubEnv } from "../../for-this-test";
import { apiDouble, sendOk } from "../api-double";

interface TestNode {
  id: string;
  parent: string | null;
  children: string[];
  internal: { type: string; contentDigest: string; description?: string };
  relativePath?: string;
  [field: string]: unknown;
}

/** As much of Gatsby as the plugin touches, around the content of `root`. */
function gatsbyDouble(root: string, apiUrl?: string) {
  const nodes = new Map<string, TestNode>();
  const panicOnBuild = jest.fn();
  const digest = (value: unknown) => createHash("md5").update(JSON.stringify(value)).digest("hex");
  const options = {
    contentDir: join(root, "content"),
    sourceName: "content",
    languages: ["en", "de"],
    apiUrl,
    plugins: [],
  };
  const shared = {
    actions: {
      createNode: async (node: TestNode) => void nodes.set(node.id, node),
      deleteNode: ({ id }: TestNode) => void nodes.delete(id),
      createParentChildLink: ({ parent, child }: { parent: TestNode; child: TestNode }) => {
        if (!parent.children.includes(child.id)) parent.children.push(child.id);
      },
    },
    createContentDigest: digest,
    createNodeId: (key: string) => key,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    reporter: { panicOnBuild },
  };
  const file = async (relativePath: string) => {
    const node: TestNode = nodes.get(relativePath) ?? {
      id: relativePath,
      parent: null,
      children: [],
      internal: { type: "File", contentDigest: "" },
      sourceInstanceName: "content",
      relativePath,
      absolutePath: join(root, "content", relativePath),
    };
    nodes.set(node.id, node);
    const args = { ...shared, node } as unknown as CreateNodeArgs;
    if (shouldOnCreateNode!(args as never, options)) await onCreateNode!(args, options, () => {});
  };
  const source = () => sourceNodes!(shared as unknown as SourceNodesArgs, options, () => {});
  const made = (type: string) => shared.getNodesByType(type);
  return { file, source, made, panicOnBuild, shared };
}

/** Longer than what was read of the content is held. */
function letTimePass(): void {
  const nowMs = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(nowMs + 3_000);
}

describe("gatsby-transformer-articles", () => {
  it("keeps the page of a text in a preview while its new file is compiled", async () => {
    stubEnv("gatsby_executing_command", "develop");
    const root = contentFolder({});
    const path = "guides/de-passport/en.mdx";
    const { file, made, shared } = gatsbyDouble(root);
    await file(path);
    const [guide] = made("Guide");
    // As Gatsby does with the children of a file that has changed.
    shared.actions.deleteNode(guide!);
    const change = file(path);
    await new Promise((resolve) => process.nextTick(resolve));
    expect(made("Guide").map(({ title }) => title)).toEqual([guide!.title]);
    await change;
    expect(made("Guide")).toHaveLength(1);
  });

  it("has no node of a draft but in a preview, and has it once it is published", async () => {
    const root = contentFolder({});
    const metaFile = join(root, "content/guides/de-passport/meta.yaml");
    const published = readFileSync(metaFile, "utf8");
    const guides = gatsbyDouble(root);
    await guides.file("guides/de-passport/en.mdx");
    await guides.file("authors/data/en.mdx");
    expect(guides.made("Guide")).toHaveLength(1);
    writeFileSync(metaFile, `${published}draft: true\n`);
    await guides.source();
    expect(guides.made("Guide")).toHaveLength(0);
    stubEnv("GATSBY_PREVIEW", "1");
    await guides.source();
    expect(guides.made("Guide")).toHaveLength(1);
    stubEnv("GATSBY_PREVIEW", "");
    await guides.source();
    expect(guides.made("Guide")).toHaveLength(0);
    writeFileSync(metaFile, published);
    await guides.source();
    expect(guides.made("Guide")).toHaveLength(1);
  });

  it("knows the place of a file", () => {
    expect(articlePlace("guides/us-passport/de.mdx")).toEqual({
      kind: "guides",
      id: "us-passport",
      code: "de",
    });
    expect(articlePlace("legal/terms/meta.yaml")).toEqual({ kind: "legal", id: "terms", code: null });
    for (const other of ["blog/x/en.md", "guides/x.mdx", "templates/de.yaml", "guides/a/b/en.mdx"])
      expect(articlePlace(other)).toBeNull();
  });

  it("makes a guide with its HTML below its file", async () => {
    const { file, made, panicOnBuild } = gatsbyDouble(contentFolder());
    await file("guides/de-passport/en.mdx");
    await file("guides/de-passport/meta.yaml");
    await file("authors/data/en.mdx");
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(made("Guide")).toHaveLength(1);
    expect(made("Guide")[0]).toMatchObject({
      guideId: "de-passport",
      lang: "en",
      title: "Guide",
      country: "DE",
      documents: ["de-passport"],
      author: "data",
      readingMinutes: 1,
      parent: "guides/de-passport/en.mdx",
    });
    expect(made("Guide")[0]?.html).toContain("35\u00a0×\u00a045\u00a0mm");
    expect(made("Author")[0]).toMatchObject({ authorId: "data", name: "Data", position: 1 });
  });

  it("renews a text when its meta.yaml changes", async () => {
    const root = contentFolder();
    const { file, made } = gatsbyDouble(root);
    await file("guides/de-passport/en.mdx");
    writeFileSync(
      join(root, "content/guides/de-passport/meta.yaml"),
      "country: DE\ndocuments: [de-passport]\nauthor: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-09\n",
    );
    await file("guides/de-passport/meta.yaml");
    expect(made("Guide")[0]?.updatedAt).toBe("2026-11-09");
  });

  it("dates a language by its own day where it has one", async () => {
    const guide = "content/guides/de-passport";
    const english = readFileSync(join(contentFolder(), guide, "en.mdx"), "utf8");
    const german = english.replace("title: Guide", "title: Anleitung\nupdatedAt: 2026-11-07");
    const { file, made } = gatsbyDouble(contentFolder({ [`${guide}/de.mdx`]: german }));
    await file("guides/de-passport/en.mdx");
    await file("guides/de-passport/de.mdx");
    expect(made("Guide").map(({ lang, updatedAt }) => [lang, updatedAt])).toEqual([
      ["en", "2026-11-01"],
      ["de", "2026-11-07"],
    ]);
  });

  it("renews a text when a number that it shows has changed", async () => {
    const root = contentFolder();
    const { file, source, made } = gatsbyDouble(root);
    await file("guides/de-passport/en.mdx");
    await source();
    expect(made("Guide")[0]?.html).toContain("35\u00a0×\u00a045\u00a0mm");
    writeFileSync(
      join(root, "content/templates/de.yaml"),
      templateFile(goodTemplate.replace("width: 35", "width: 36")),
    );
    letTimePass();
    await source();
    expect(made("Guide")[0]?.html).toContain("36\u00a0×\u00a045\u00a0mm");
  });

  it("shows the numbers of another API where a build takes its documents from there", async () => {
    const wide = goodTemplate.replace("width: 35", "width: 38");
    const folder = contentFolder({ "content/templates/de.yaml": templateFile(wide) });
    const theirs = await loadContent(join(folder, "content"));
    const { url, calls } = await apiDouble(({ url = "" }, response) => {
      const lang = new URL(url, "http://api").searchParams.get("lang")!;
      sendOk(response, theirs.countryGroups(lang).data);
    });
    const { file, made, panicOnBuild } = gatsbyDouble(contentFolder(), url);
    await file("guides/de-passport/en.mdx");
    letTimePass();
    await file("guides/de-passport/meta.yaml");
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(made("Guide")[0]?.html).toContain("38\u00a0×\u00a045\u00a0mm");
    expect(calls).toHaveLength(2);
  });

  it("leaves a text alone whose file is gone, when the page that it was changes what others may link to", async () => {
    const root = contentFolder();
    const { file, source, panicOnBuild } = gatsbyDouble(root);
    await file("guides/de-passport/en.mdx");
    rmSync(join(root, "content/guides/de-passport"), { recursive: true });
    letTimePass();
    await source();
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it.each([
    [
      "an unclosed tag",
      { "content/guides/de-passport/en.mdx": "---\ntitle: a\ndescription: b\nkeywords: [c]\n---\n\n<Tip>\n" },
      /en\.mdx:7: the text cannot be read/,
    ],
    [
      "an author who does not exist",
      {
        "content/guides/de-passport/meta.yaml":
          "country: DE\ndocuments: [de-passport]\nauthor: nobody\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-01\n",
      },
      /meta\.yaml:3 author: there is no author "nobody"/,
    ],
    [
      "a missing meta.yaml",
      { "content/guides/de-passport/meta.yaml": null },
      /meta\.yaml: this file is missing/,
    ],
    [
      "a broken template",
      { "content/templates/de.yaml": "country: DE\n" },
      /templates: this field is missing/,
    ],
  ])(
    "stops the build for %s; a preview shows it on the page",
    async (_, changes: Record<string, string | null>, words) => {
      const { file, made, panicOnBuild } = gatsbyDouble(contentFolder(changes));
      await file("guides/de-passport/en.mdx");
      expect(panicOnBuild).toHaveBeenCalledTimes(1);
      expect(panicOnBuild.mock.calls[0]?.[0]).toMatch(words);
      expect(made("Guide")[0]).toMatchObject({ guideId: "de-passport", lang: "en" });
      expect(made("Guide")[0]?.html).toContain('role="alert"');
      expect(made("Guide")[0]?.html).not.toContain("<Tip>");
    },
  );

  it("shows the faults of a text at their places, and the rest of the text", async () => {
    const body = [
      "First paragraph.",
      'It is <Fact urlPath="de-passport" field="heigth" /> high.',
      "<Tip>",
      "Third paragraph, [linked](/guide/none).",
      "Last paragraph.",
    ].join("\n\n");
    const { file, made } = gatsbyDouble(
      contentFolder({
        "content/guides/de-passport/en.mdx": `---\ntitle: A title\ndescription: b\nkeywords: [c]\n---\n\n${body}\n`,
      }),
    );
    await file("guides/de-passport/en.mdx");
    const [guide] = made("Guide");
    expect(guide?.title).toBe("A title");
    const html = String(guide?.html);
    expect(html).not.toContain("ofpreview");
    const places = ["First paragraph", "heigth", "Tip", "/guide/none", "Last paragraph"].map((words) =>
      html.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html.match(/role="alert"/g)).toHaveLength(3);
  });

  const title = "---\ntitle: A title\ndescription: b\nkeywords: [c]\n";
  it.each([
    ["a day that does not exist", "meta.yaml", "updatedAt: 2026-11-02", "updatedAt: 2026-13-45"],
    ["a day written in words", "meta.yaml", "updatedAt: 2026-11-02", "updatedAt: tomorrow"],
    ["an author who does not exist", "meta.yaml", "author: data", "author: nobody"],
    ["a field that does not exist", "meta.yaml", "author: data", "author: data\ncolour: red"],
    ["data that are not YAML", "meta.yaml", "author: data", "author: [data"],
    ["keywords left empty", "en.mdx", "keywords: [c]", "keywords:"],
    ["a wrong day of the text", "en.mdx", "keywords: [c]", "keywords: [c]\nupdatedAt: 2026-02-30"],
  ])("shows %s above the text, and the text as usual", async (_, name, right, wrong) => {
    const files: Record<string, string> = {
      "meta.yaml":
        "country: DE\ndocuments: [de-passport]\nauthor: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\n",
      "en.mdx": `${title}---\n\nThe text.\n`,
    };
    const inGuide = (file: string) => `content/guides/de-passport/${file}`;
    const changes = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        inGuide(file),
        file === name ? text.replace(right, wrong) : text,
      ]),
    );
    const { file, made } = gatsbyDouble(contentFolder(changes));
    await file("guides/de-passport/en.mdx");
    const [guide] = made("Guide");
    expect(guide).toMatchObject({
      title: "A title",
      description: "b",
      publishedAt: expect.stringMatching(/^2026-/),
    });
    expect(guide?.updatedAt).toMatch(/^\d{4}-(0|1[0-2])/);
    expect(guide?.author).toBe("data");
    expect(String(guide?.html)).toMatch(/^<div role="alert".*<p>The text\.<\/p>/s);
  });

  it("tells a preview of the same fault once, until it was mended", async () => {
    stubEnv("gatsby_executing_command", "develop");
    const root = contentFolder();
    const path = join(root, "content/guides/de-passport/en.mdx");
    const sound = readFileSync(path, "utf8");
    const { file, panicOnBuild } = gatsbyDouble(root);
    const write = (text: string) => {
      writeFileSync(path, text);
      return file("guides/de-passport/en.mdx");
    };
    const faulty = `${sound}\n| a | table |\n|---|---|\n| b | c |\n`;
    await write(faulty);
    await write(`${faulty}\nMore.\n`);
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    await write(sound);
    await write(faulty);
    expect(panicOnBuild).toHaveBeenCalledTimes(2);
  });

  it("makes only the texts of the languages of the site", async () => {
    const text = "---\ntitle: a\ndescription: b\nkeywords: [c]\n---\n\nText.\n";
    const { file, made } = gatsbyDouble(
      contentFolder({ "content/guides/de-passport/de.mdx": text, "content/guides/de-passport/jp.mdx": text }),
    );
    for (const code of ["en", "de", "jp"]) await file(`guides/de-passport/${code}.mdx`);
    expect(made("Guide").map(({ lang }) => lang)).toEqual(["en", "de"]);
  });

  it("says so when a language is none", async () => {
    const root = contentFolder({ "content/guides/de-passport/xx.mdx": "---\ntitle: a\n---\n" });
    const { file, panicOnBuild } = gatsbyDouble(root);
    await file("guides/de-passport/xx.mdx");
    expect(panicOnBuild.mock.calls[0]?.[0]).toContain('there is no language "xx"');
    rmSync(root, { recursive: true });
  });
});
