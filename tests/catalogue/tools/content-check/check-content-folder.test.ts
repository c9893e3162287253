import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { faultLine } from "../../../../catalogue/faults/content-error";
import { checkContentFolder } from "../../../../catalogue/tools/content-check/check-content-folder";
import { recordPublishedPages } from "../../../../catalogue/tools/content-check/check-published-pages";
import { contentFolder, goodTemplate, templateFile, tinyPng } from "../../content-folder";

const guide = (title: string, description: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\nkeywords: [one]\n---\n\n${body}\n`;
const guideMeta = (country: string, updatedAt: string) =>
  `country: ${country}\ndocuments: [de-passport]\nauthor: data\npublishedAt: 2026-01-01\nupdatedAt: ${updatedAt}\n`;
const description = "A description that is long enough to stand below a title";

/** What the report says of a small folder with these files in it. */
async function linesFor(files: Record<string, string | Buffer>): Promise<string> {
  const root = contentFolder(files);
  const { faults, warnings } = await checkContentFolder(join(root, "content"), "2026-11-20");
  return [...faults, ...warnings].map(faultLine).join("\n");
}

it.each<[what: string, files: Record<string, string | Buffer>, told: RegExp]>([
  [
    "a translation that is still English in part",
    {
      "content/guides/de-passport/en.mdx": guide(
        "Guide",
        description,
        "First words here. The second sentence stays.",
      ),
      "content/guides/de-passport/de.mdx": guide(
        "Anleitung",
        "Eine Beschreibung, die lang genug ist",
        "Die ersten Worte. The second\u00a0sentence stays.",
      ),
    },
    /de\.mdx:7: "The second sentence stays\." is still English\. Translate it\./,
  ],
  [
    "how much of a draft translation is still English, once",
    {
      "content/guides/de-passport/en.mdx": guide(
        "Guide",
        description,
        "The first sentence stays here.\n\nThe second sentence stays.",
      ),
      "content/guides/de-passport/de.mdx": guide(
        "Anleitung\ndraft: true",
        "Eine Beschreibung, die lang genug ist",
        "The first sentence stays here.\n\nThe second sentence stays.",
      ),
    },
    /de\.mdx:8: "The first sentence stays here\." and 1 other line are still English\. Translate them\./,
  ],
  [
    "an unknown author, although the text beside it has a fault of its own",
    {
      "content/guides/de-passport/en.mdx": "---\ntitle: Guide\nkeywords: [one]\n---\n\nText.\n",
      "content/guides/de-passport/meta.yaml": guideMeta("DE", "2026-01-01").replace("data", "nobody"),
    },
    /meta\.yaml:3 author: there is no author "nobody"/,
  ],
  [
    "a text in Latin-1",
    { "content/guides/de-passport/de.mdx": Buffer.from([0x2d, 0xe9, 0x0a]) },
    /de\.mdx: this is not UTF-8 text/,
  ],
  [
    "a day that no month has",
    { "content/guides/de-passport/meta.yaml": guideMeta("DE", "2026-02-31") },
    /:5 updatedAt: there is no day 2026-02-31/,
  ],
  [
    "such a day of one language",
    { "content/guides/de-passport/en.mdx": guide("Guide\nupdatedAt: 2026-02-31", description, "Text.") },
    /en\.mdx:3 updatedAt: there is no day 2026-02-31/,
  ],
  [
    "such a day below a document",
    { "content/templates/de.yaml": templateFile(goodTemplate.replace("seen: null", "seen: 2026-02-31")) },
    /de\.yaml:21 de-passport, sources\.0\.seen: there is no day 2026-02-31/,
  ],
  [
    "a country unlike the documents",
    {
      "content/templates/fr.yaml": templateFile(goodTemplate.replace("de-passport", "fr-passport")).replace(
        "DE",
        "FR",
      ),
      "content/guides/de-passport/meta.yaml": guideMeta("FR", "2026-11-01"),
    },
    /it is "FR", its documents are of DE/,
  ],
  [
    "a page that was published and is gone",
    { "content/published-pages.txt": "/guide/de-passport\n/guide/old\n" },
    /published-pages\.txt:2: \/guide\/old was published and is gone\. Write its new address into redirects\.yaml/,
  ],
  [
    "the new address of a folder that was renamed",
    {
      "content/published-pages.txt": "/guide/de-old\n",
      "content/guides/de-passport/en.mdx": guide("Guide", description, "Text."),
    },
    /redirects\.yaml: "\/guide\/de-old: \/guide\/de-passport"/,
  ],
  [
    "the size of its document, typed",
    { "content/guides/de-passport/en.mdx": guide("Guide", description, "It is 3.5 × 4.5 cm.") },
    /en\.mdx:7: "3\.5 × 4\.5" is typed, which is the size of de-passport\. Write <Fact urlPath="de-passport" field="size" \/>/,
  ],
  [
    "a file named by the tag of its language",
    { "content/guides/de-passport/es.mdx": guide("Guía", description, "Texto.") },
    /es\.mdx: there is no language "es"\. Write "spa" for Spanish\./,
  ],
  [
    "quotation marks around a title",
    { "content/guides/de-passport/en.mdx": guide("“Guide”", description, "Text.") },
    /en\.mdx:2 title: it stands in quotation marks/,
  ],
  [
    "a heading without a blank",
    { "content/guides/de-passport/en.mdx": guide("Guide", description, "##Heading") },
    /en\.mdx:7: a heading needs a blank/,
  ],
  [
    "a dead anchor",
    { "content/guides/de-passport/en.mdx": guide("Guide", description, "## Here\n\n[x](#hear)") },
    /en\.mdx:9: no heading .* #hear\. Did you mean "here"\?/,
  ],
  [
    "a dead anchor of another article",
    {
      "content/blog/first/en.md": guide("First", description, "## Here\n\nText."),
      "content/guides/de-passport/en.mdx": guide("Guide", description, "[x](/blog/first#hear)"),
    },
    /en\.mdx:7: no heading of \/blog\/first has the anchor #hear\. Did you mean "here"\?/,
  ],
  [
    "a picture that is none",
    {
      "static/images/bad.webp": "text",
      "content/guides/de-passport/en.mdx": guide("Guide", description, "![x](/images/bad.webp)"),
    },
    /en\.mdx:7: \/images\/bad\.webp is no picture/,
  ],
  [
    "a picture of a megabyte",
    {
      "static/images/big.webp": Buffer.alloc(1_000_000),
      "content/guides/de-passport/en.mdx": guide("Guide", description, "![x](/images/big.webp)"),
    },
    /big\.webp has 1000 kB\. Save it with at most 400 kB/,
  ],
  [
    "a picture that was cut off",
    {
      "static/images/cut.png": tinyPng.subarray(0, 45),
      "content/guides/de-passport/en.mdx": guide("Guide", description, "![x](/images/cut.png)"),
    },
    /static\/images\/cut\.png: the picture cannot be read to its end/,
  ],
  [
    "a TODO in the front matter",
    { "content/guides/de-passport/en.mdx": guide("Guide", "TODO", "Text.") },
    /en\.mdx:3 description: a place marked TODO/,
  ],
  [
    "orange named white",
    {
      "content/templates/de.yaml": templateFile(
        goodTemplate.replace('light-grey, colours: ["#eaeaea"]', 'white, colours: ["#ff8800"]'),
      ),
    },
    /de-passport, background\.name: the usual colour #ff8800 is rather red/,
  ],
  [
    "broken JSON in remarks",
    { "content/remarks/de.json": '{\n  "a": "b"\n  "c": "d"\n}' },
    /remarks\/de\.json:3: this is not JSON/,
  ],
  [
    "broken JSON in words",
    { "locales/en/article.json": "{" },
    /locales\/en\/article\.json:1: this is not JSON/,
  ],
])("names %s", async (_what, files, told) => {
  expect(await linesFor(files)).toMatch(told);
});

it("misses no page that another line redirects when a redirect has a fault", async () => {
  const lines = await linesFor({
    "content/published-pages.txt": "/guide/old\n",
    "content/redirects.yaml": "/guide/old: /guide/de-passport\n/guide/older: /guide/none\n",
  });
  expect(lines).toContain("redirects.yaml:2 /guide/older: there is no page /guide/none.");
  expect(lines).not.toContain("was published and is gone");
});

it("tells once of an English text that has changed, as a note", async () => {
  const legal = (words: string) => `---\ntitle: Privacy\ndescription: ${description}\n---\n\n${words}\n`;
  const files = {
    "content/legal/privacy/meta.yaml": "updatedAt: 2026-11-01\n",
    "content/legal/privacy/en.mdx": legal("Kept for two hours."),
    "content/legal/privacy/de.mdx": legal("Eine Stunde aufbewahrt."),
    "content/legal/privacy/jp.mdx": legal("一時間保存されます。"),
    "content/guides/de-passport/en.mdx": guide("Guide", description, "New words."),
    "content/guides/de-passport/de.mdx": guide("Anleitung", description, "Alte Worte."),
  };
  const root = contentFolder({
    ...files,
    "locales/de/english.lock": "guides/de-passport 00000000\nlegal/privacy 00000000\n",
    "locales/jp/english.lock": "legal/privacy 00000000\n",
  });
  const { faults, warnings } = await checkContentFolder(join(root, "content"), "2026-11-20");
  const said = (found: typeof faults) =>
    found.map(faultLine).filter((line) => /English has changed/.test(line));
  expect(said(faults)).toEqual([]);
  expect(said(warnings).sort()).toEqual([
    expect.stringMatching(/guides\/de-passport: .*: de\. .* i18n:read -- de guides\/de-passport/),
    expect.stringMatching(/legal\/privacy: .*: de, jp\./),
  ]);
});

it("is content with pages that lead on, other sizes, and pages that are recorded", async () => {
  const root = contentFolder({
    "content/published-pages.txt": "/guide/old\n",
    "content/redirects.yaml": "/guide/old: /guide/de-passport\n",
    "content/guides/de-passport/en.mdx": guide(
      "Guide",
      description,
      "Not 50 x 70 mm, and see /size/35x45mm.",
    ),
  });
  const dir = join(root, "content");
  const { pages, warnings } = await checkContentFolder(dir, "2026-11-20");
  expect(warnings.map(faultLine).join("\n")).not.toContain("is typed");
  expect(warnings.map(faultLine).join("\n")).toMatch(/\d+ pages are not in it/);
  recordPublishedPages(dir, pages);
  const recorded = await checkContentFolder(dir, "2026-11-20");
  expect(recorded.warnings.filter(({ file }) => file.includes("published-pages"))).toEqual([]);
});
