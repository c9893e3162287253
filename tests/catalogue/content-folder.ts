import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterThisTest } from "../for-this-test";

/** A document that is right; tests change one thing of it. */
export const goodTemplate = `  - urlPath: de-passport
    document: passport
    width: 35
    height: 45
    unit: mm
    dpi: 600
    background: { name: light-grey, colours: ["#eaeaea"] }
    head: { min: 32, max: 36, crown: skull }
    eyeLine: null
    topMargin: null
    digital: null
    colour: colour
    online: true
    printable: true
    glasses: if-no-glare
    headCovering: null
    editPolicy: { background: unknown, retouch: unknown, geometry: unknown, statement: null, confidence: null, sources: [] }
    notes: []
    sources: [{ name: A test, url: "https://example.org/photos", seen: null, kind: press }]
    compiledAt: 2026-11
    verifiedAt: null
`;

export const templateFile = (...templates: string[]) => `country: DE\ntemplates:\n${templates.join("")}`;

const goodFiles: Record<string, string> = {
  "content/templates/de.yaml": templateFile(goodTemplate),
  "content/hot.yaml": "- de-passport\n",
  "content/authors/data/meta.yaml": "order: 1\nupdatedAt: 2026-11-01\n",
  "content/authors/data/en.mdx": "---\nname: Data\nrole: Keeps the numbers\ndescription: Who\n---\n\nText.\n",
  "content/blog/first/meta.yaml":
    "author: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-02\nrecommended: [de-passport]\n",
  "content/blog/first/en.md":
    "---\ntitle: First\ndescription: About\nkeywords: [one]\n---\n\nSee [Germany](/requirements/de-passport).\n\n## A part\n",
  "content/faq/why/meta.yaml": "category: photo\norder: 1\nurlPaths: [de-passport]\nupdatedAt: 2026-11-01\n",
  "content/faq/why/en.md": "---\nquestion: Why?\n---\n\nBecause **so**.\n",
  "content/guides/de-passport/meta.yaml":
    "country: DE\ndocuments: [de-passport]\nauthor: data\npublishedAt: 2026-11-01\nupdatedAt: 2026-11-01\n",
  "content/guides/de-passport/en.mdx":
    '---\ntitle: Guide\ndescription: How\nkeywords: [one]\n---\n\nThe print is <Fact urlPath="de-passport" field="size" />.\n',
};

/** Half a pixel of red: 1x1 PNG. */
export const tinyPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * A small repository in a temporary folder: content, the real English words, one picture. `changes` replaces
 * or adds files; null leaves one out. Removed when the test is over.
 *
 * @returns its root
 */
export function contentFolder(changes: Record<string, string | Buffer | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  afterThisTest(() => rmSync(root, { recursive: true, force: true }));
  for (const file of ["article", "common", "documents", "requirement", "contactus"])
    cpSync(`locales/en/${file}.json`, join(root, `locales/en/${file}.json`));
  mkdirSync(join(root, "static/images"), { recursive: true });
  writeFileSync(join(root, "static/images/red.png"), tinyPng);
  for (const [path, text] of Object.entries({ ...goodFiles, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
