import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { editServer } from "../../../../catalogue/tools/editing/edit-server";
import { faceConfig } from "../../../../catalogue/tools/editing/face-config";
import { gitHost } from "../../../../catalogue/tools/editing/face-host";
import { copyContent, differingLines } from "./content-copy";

const { contentDir, remove } = copyContent();
const app = editServer({ contentDir, host: { name: "test-repo" } });
const german = "guides/de-passport/de.mdx";
const read = (path: string) => readFileSync(join(contentDir, path), "utf8");

beforeAll(async () => void (await app.ready()));
afterAll(async () => {
  await app.close();
  remove();
});

async function save(path: string, opened: string | null, form: string | null) {
  const answer = await app.inject({
    method: "PUT",
    url: `/edit/files/content/${path}`,
    payload: { opened, form },
  });
  return { code: answer.statusCode, ...answer.json<{ text?: string; message?: string }>() };
}

describe("the folder behind the editing face", () => {
  it("gives every text and document, and nothing else", async () => {
    const files = (await app.inject("/edit/files")).json<Record<string, string>>();
    expect(files[`content/${german}`]).toBe(read(german));
    expect(Object.keys(files).filter((path) => !/\.(mdx?|yaml)$/.test(path))).toEqual([]);
  });

  it("writes nothing when a form hands in what it opened in its own writing", async () => {
    const before = read("templates/de.yaml");
    const form = JSON.stringify({ ...parse(before), verifiedBy: undefined });
    expect(await save("templates/de.yaml", before, form)).toMatchObject({ code: 200, status: "unchanged" });
    expect(read("templates/de.yaml")).toBe(before);
  });

  it("refuses a text with a fault, says the line, and keeps the file", async () => {
    const before = read(german);
    const answer = await save(german, before, `${before}\n<Factt urlPath="de-passport" field="size" />\n`);
    expect(answer.code).toBe(422);
    expect(answer.message).toMatch(/de\.mdx:\d+: there is no component <Factt>\. Did you mean "?Fact/);
    expect(read(german)).toBe(before);
  });

  it("refuses a document that no photo can obey", async () => {
    const before = read("templates/de.yaml");
    const answer = await save(
      "templates/de.yaml",
      before,
      before.replace("min: 32, max: 36", "min: 38, max: 36"),
    );
    expect(answer).toMatchObject({
      code: 422,
      message: expect.stringMatching(/de\.yaml:13 de-passport, head\.min: .* Swap/),
    });
    expect(read("templates/de.yaml")).toBe(before);
  });

  it("says which document is broken when it keeps a text from being checked", async () => {
    const path = join(contentDir, "templates/de.yaml");
    const before = read("templates/de.yaml");
    writeFileSync(path, before.replace("country: DE", "country: ["));
    const answer = await save(german, read(german), read(german).replace(/^title: .*$/m, 'title: "Neu"'));
    expect(answer).toMatchObject({ code: 422, message: expect.stringMatching(/de\.yaml.*this is not YAML/) });
    writeFileSync(path, before);
  });

  it("refuses the second of two editors and keeps what the first wrote", async () => {
    const before = read(german);
    const first = before.replace(/^title: .*$/m, 'title: "Von der Ersten geschrieben, ein Titel"');
    expect(await save(german, before, first)).toMatchObject({ code: 200, status: "saved" });
    const second = await save(german, before, before.replace(/^title: .*$/m, 'title: "Vom Zweiten"'));
    expect(second).toMatchObject({
      code: 409,
      message: expect.stringContaining("somebody has changed this file"),
    });
    expect(read(german)).toBe(first);
    writeFileSync(join(contentDir, german), before);
  });

  it("takes what the second left as it was, although the first has changed it", async () => {
    const before = read(german);
    const first = before.replace(/^title: .*$/m, 'title: "Ein anderer Titel für das Bild"');
    await save(german, before, first);
    expect(await save(german, before, before)).toMatchObject({ code: 200, status: "unchanged" });
    expect(read(german)).toBe(first);
    writeFileSync(join(contentDir, german), before);
  });

  it("makes the first text of a language as the others are written, and takes it away again", async () => {
    const form = read("guides/de-passport/en.mdx").replace(
      /^title: .*$/m,
      "title: 'Een titel: met dubbele punt'",
    );
    const path = "guides/de-passport/nl.mdx";
    rmSync(join(contentDir, path), { force: true });
    expect(await save(path, null, form)).toMatchObject({ code: 200, status: "saved" });
    expect(differingLines(read("guides/de-passport/en.mdx"), read(path))).toEqual([
      expect.stringMatching(/^-title: /),
      '+title: "Een titel: met dubbele punt"',
    ]);
    expect(await save(path, read(path), null)).toMatchObject({ code: 200 });
    expect(existsSync(join(contentDir, path))).toBe(false);
  });

  it("refuses a draft without its English, and to remove an English text", async () => {
    const text = read(german);
    expect(await save("guides/at-passport/de.mdx", null, text)).toMatchObject({
      code: 422,
      message: expect.stringContaining("the English text is missing"),
    });
    expect(await save("guides/de-passport/en.mdx", read("guides/de-passport/en.mdx"), null)).toMatchObject({
      code: 422,
    });
  });

  it.each(["templates/../../locales/de/common.json", "guides/de-passport/xx.mdx", "redirects.yaml"])(
    "does not write %s",
    async (path) => {
      const answer = await app.inject({
        method: "PUT",
        url: `/edit/files/content/${path.replaceAll("/", "%2F")}`,
        payload: { opened: null, form: "x" },
      });
      expect([422, 404]).toContain(answer.statusCode);
    },
  );

  it("answers no other name than this machine's, and no form of another site", async () => {
    const elsewhere = await app.inject({ url: "/edit/files", headers: { host: "evil.example:8400" } });
    expect(elsewhere.statusCode).toBe(403);
    const form = await app.inject({
      method: "PUT",
      url: `/edit/files/content/${german}`,
      headers: { "content-type": "text/plain" },
      payload: JSON.stringify({ opened: null, form: null }),
    });
    expect(form.statusCode).toBeGreaterThanOrEqual(400);
  });
});

it("edits documents as text where a host gets what the browser writes", () => {
  const host = gitHost("github", { repo: "owner/site" });
  const { collections, backend } = faceConfig(contentDir, host);
  expect(backend).toBe(host);
  const documents = collections.find(({ name }) => name === "documents");
  expect(documents?.files[0]).toMatchObject({ file: "content/templates/de.yaml", format: "raw" });
});

it.each([
  ["git-hub", { repo: "owner/site" }, /no host "git-hub"\. Did you mean "github"/],
  ["github", {}, /--repo owner\/name/],
  ["gitea", { repo: "owner/site", url: "http://git.example" }, /must begin with https/],
])("refuses the host %s with %j", (name, options, words) => {
  expect(() => gitHost(name, options)).toThrow(words);
});
