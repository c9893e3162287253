import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type ArticleCompiler, loadArticleCompiler } from "../../../catalogue/articles/article-compiler";
import { collectReferences } from "../../../catalogue/articles/references";
import { ContentError } from "../../../catalogue/faults/content-error";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { openCollections } from "../../../catalogue/templates/template-collection";
import { contentFolder, goodTemplate, templateFile, tinyPng } from "../content-folder";

async function compiler(): Promise<ArticleCompiler> {
  const digital =
    "digital: { widthPx: { min: 600, max: 1200 }, heightPx: { min: 770, max: 1540 }, maxKb: 240 }";
  const other = goodTemplate
    .replace("de-passport", "de-visa")
    .replace("document: passport", "document: visa");
  const upload = other
    .replace("de-visa", "de-evisa")
    .replace("crown: skull", "crown: hair")
    .replace("digital: null", "digital: { minKb: 54, maxKb: 10000 }")
    .replace("printable: true", "printable: false")
    .replace("online: false", "online: true");
  const uncropped = upload
    .replace("de-evisa", "de-upload")
    .replace(
      /editPolicy: .*/,
      'editPolicy: { background: keep, retouch: forbidden, geometry: forbidden, statement: Original only., confidence: reported, sources: [{ name: A test, url: "https://example.org/upload", seen: null, kind: press }] }',
    )
    .replace(/head: .*/, "head: null");
  const ownSize = uncropped
    .replace("de-upload", "de-renewal")
    .replace("seen: null, kind: press }", "seen: null, kind: press, says: { file: not noted } }")
    .replace("compiledAt", "workingSize: true\n    compiledAt");
  const root = contentFolder({
    "content/templates/de.yaml": templateFile(
      goodTemplate.replace("digital: null", digital),
      other,
      upload,
      uncropped,
      ownSize,
    ),
    "static/images/advice/good.webp": tinyPng,
    "static/images/advice/glasses.webp": tinyPng,
    "static/images/advice/head-covering.webp": tinyPng,
  });
  const records = loadTemplates(join(root, "content/templates"));
  const contentDir = join(root, "content");
  const references = collectReferences(contentDir, records);
  return loadArticleCompiler(
    contentDir,
    references,
    openCollections(records, () => [], contentDir),
  );
}

async function compile(body: string, format: "md" | "mdx" = "mdx", pageCode = "en") {
  const file = "content/guides/x/en.mdx";
  const text = { file, code: "en", front: {}, lineOf: () => null, body, bodyLine: 8, format };
  return (await compiler())(text, pageCode);
}

async function fault(body: string, format: "md" | "mdx" = "mdx"): Promise<string> {
  try {
    await compile(body, format);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return "";
}

describe("the compiler of articles", () => {
  it("shows numbers of a document from the document", async () => {
    const fact = async (field: string) =>
      (await compile(`<Fact urlPath="de-passport" field="${field}" />`)).html;
    expect(await fact("size")).toContain(">35\u00a0×\u00a045\u00a0mm<");
    expect(await fact("dpi")).toContain(">600 dpi<");
    expect(await fact("pixels")).toContain(">600\u00a0×\u00a0770 to 1200\u00a0×\u00a01540\u00a0px<");
    expect(await fact("headHeight")).toContain(">32 to 36\u00a0mm<");
    expect(await fact("fileSize")).toContain(">up to 240\u00a0kB<");
    expect(await fact("background")).toContain(">light grey<");
    expect((await compile('<Fact urlPath="de-evisa" field="fileSize" />')).html).toContain(
      ">54\u00a0kB to 10\u00a0MB<",
    );
    expect((await compile('<Fact urlPath="de-visa" field="pixels" />')).html).toContain(
      ">827\u00a0×\u00a01063\u00a0px<",
    );
  });

  it("labels the head height by its upper end: the top of the head or of the hair, as the rule measures it", async () => {
    const { html } = await compile(
      '<DocumentFacts urlPath="de-passport" />\n\n<DocumentFacts urlPath="de-evisa" />',
    );
    expect(html.match(/Head, from chin to [\w ]+/g)).toEqual([
      "Head, from chin to crown",
      "Head, from chin to the top of the hair",
    ]);
  });

  it("states no print size of a document that is only uploaded", async () => {
    const { html } = await compile(
      '<DocumentFacts urlPath="de-passport" />\n\n<DocumentFacts urlPath="de-evisa" />',
    );
    expect(html.match(/Print size/g)).toHaveLength(1);
  });

  it("states no size and no resolution of a file that must not be changed, except a size that a source states", async () => {
    const factsOf = async (urlPath: string) => {
      const { html } = await compile(`<DocumentFacts urlPath="${urlPath}" />`);
      return [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label);
    };
    expect(await factsOf("de-renewal")).toEqual(["Background", "File size"]);
    expect(await factsOf("de-upload")).toEqual(["Pixel size", "Background", "File size"]);
  });

  it("draws facts, diagram, steps, notes and comparison as plain HTML", async () => {
    const { html } = await compile(
      [
        '<DocumentFacts urlPath="de-passport" />',
        '<PhotoDiagram urlPath="de-passport" />',
        '<Step title="Stand">\n\nStill.\n\n</Step>',
        "<Tip>\n\nA tip.\n\n</Tip>",
        '<Warning title="Mind">\n\nThis.\n\n</Warning>',
        '<Compare good="Even" bad="Shadow" />',
        '<Compare good="Off" bad="On" picture="glasses" />',
        '<Compare good="Scarf" bad="Sunglasses" picture="glasses" goodPicture="head-covering" />',
      ].join("\n\n"),
    );
    expect(html).toContain("<dd><bdi>at most 240\u00a0kB</bdi></dd>");
    expect(html).toContain(
      'aria-label="Drawing to scale: Germany passport photo, 35\u00a0×\u00a045\u00a0mm"',
    );
    expect(html).toContain("<h3>Stand</h3><p>Still.</p>");
    expect(html).toContain('<p class="article-note-title">Tip</p><p>A tip.</p>');
    expect(html).toContain("Mind");
    expect(html).toContain("<dd>Shadow</dd>");
    const drawn = [...html.matchAll(/<img[^>]* src="([^"]*)"[^>]* alt=""/g)].map(([, src]) => src);
    expect(drawn).toEqual([
      "/images/advice/good.webp",
      "/images/advice/glasses.webp",
      "/images/advice/head-covering.webp",
      "/images/advice/glasses.webp",
    ]);
    expect(html).toContain(
      '<figcaption><a href="/requirements/de-passport">Germany <span>Passport</span></a></figcaption>',
    );
    expect(html).not.toContain("<script");
  });

  it("gives headings ids in every script and lists those of the second level", async () => {
    const { html, toc } = await compile("## 写真の撮り方\n\n### Under\n\n## Twice\n\n## Twice\n");
    expect(toc).toEqual([
      { id: "写真の撮り方", text: "写真の撮り方" },
      { id: "twice", text: "Twice" },
      { id: "twice-1", text: "Twice" },
    ]);
    expect(html).toContain('<h3 id="under">');
  });

  it("keeps the marks of Hindi, Thai and Vietnamese in the ids, where a letter without them is another", async () => {
    const { html, toc } = await compile("## सेवा क्या है\n\n## พื้นหลัง\n\n## Phông nền\n");
    expect(toc.map(({ id }) => id)).toEqual(["सेवा-क्या-है", "พื้นหลัง", "phông-nền"]);
    for (const { id } of toc) expect(html).toContain(`<h2 id="${id}">`);
  });

  it("leads links to pages of the language and marks those that leave", async () => {
    const { html } = await compile("[a](/guide/de-passport#b) [c](https://example.org)", "md", "de");
    expect(html).toContain('href="/de/guide/de-passport#b"');
    expect(html).toContain('<a href="https://example.org" rel="external noopener">');
  });

  it("writes the size of a picture beside it, and offers its widths, none larger than it is", async () => {
    const { html } = await compile("![A red dot](/images/red.png)", "md");
    expect(html).toMatch(
      /^<p><picture>(<source type="image\/(avif|webp)" srcSet="\/images\/widths\/red-[0-9a-f]{10}-1\.\2 1w" sizes="[^"]+"\/>){2}<img src="\/images\/red\.png" alt="A red dot" width="1" height="1" loading="lazy" decoding="async"\/><\/picture><\/p>$/,
    );
  });
});

describe("a faulty text", () => {
  it("with an unclosed tag", async () => {
    const message = await fault('Text.\n\n<Step title="Stand">\n\nStill.\n');
    expect(message).toMatch(/content\/guides\/x\/en\.mdx:\d+: the text cannot be read/);
    expect(message).toContain("Close it with </Step>");
    expect(message).not.toMatch(/\(\d+:\d+/);
  });

  it("with an unclosed tag that hides no other fault, and none that follows from it", async () => {
    const message = await fault(
      '<Step title="Stand">\n\nStill, [a](/guide/none).\n\n![](/images/none.png)\n\n<Tip>\n\nOne.\n\n</Tip>\n\n<Warning>\n',
    );
    expect(message.match(/en\.mdx:\d+: [^.]+/g)).toEqual([
      "en.mdx:8: the text cannot be read: <Step> is not closed",
      "en.mdx:10: there is no page /guide/none",
      "en.mdx:12: there is no picture /images/none",
      "en.mdx:12: the picture has no words for people who cannot see it",
      "en.mdx:20: the text cannot be read: <Warning> is not closed",
    ]);
    expect((await fault("<Step>\n\nOne.\n\n<Tip>\n\n</Step>\n")).match(/cannot be read/g)).toHaveLength(1);
  });

  it("says the line of the file, not of the body", async () => {
    expect(await fault("One.\n\n[a](/guide/none)")).toContain("en.mdx:10: there is no page /guide/none.");
  });

  it.each([
    ["<Fct />", 'Did you mean "Fact"?'],
    ['<Fact urlPath="de-passport" field="sise" />', 'Did you mean "size"?'],
    ['<Fact urlPath="de-pasport" field="size" />', 'Did you mean "de-passport"?'],
    ['<Fact urlPath="de-passport" />', "lacks field"],
    ['A file of <Fact urlPath="de-visa" field="fileSize" />.', 'en.mdx:8: "de-visa" states no fileSize'],
    ['<Tip titel="x">y</Tip>', 'Did you mean "title"?'],
    ["<Step title={1}>x</Step>", "must be a text"],
    ["{process.exit()}", "curly braces"],
    ['import x from "y"', "no place in an article"],
    ["# Big", "## instead of #"],
    ["[a](guide)", "leads nowhere"],
    ["[a](http://example.org)", "leads nowhere"],
    ["![](/images/red.png)", "no words for people who cannot see it"],
    ["![x](/images/none.png)", "there is no picture"],
    ["![x][it]\n\n[it]: /images/none.png", "there is no picture"],
    ["| a | b |", "tables are not supported"],
    ["a < b {", "Write \\"],
  ])("%s", async (body, expected) => {
    expect(await fault(body)).toContain(expected);
  });

  it("with HTML in Markdown", async () => {
    expect(await fault("<div>x</div>", "md")).toContain("HTML is not shown");
  });
});
