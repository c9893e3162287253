import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "@jest/globals";
import { afterThisTest } from "../../../for-this-test";

/** A folder with texts of the interface and one country; some of its remarks have no id yet. */
function copyTexts() {
  const root = mkdtempSync(join(tmpdir(), "mark-translations-"));
  afterThisTest(() => rmSync(root, { recursive: true }));
  cpSync("locales", join(root, "locales"), { recursive: true });
  mkdirSync(join(root, "content/remarks"), { recursive: true });
  mkdirSync(join(root, "content/templates"));
  cpSync("content/templates/de.yaml", join(root, "content/templates/de.yaml"));
  const all = JSON.parse(readFileSync("content/remarks/en.json", "utf8")) as Record<string, string>;
  const own = Object.entries(all).filter(([id]) => id.startsWith("de-"));
  const remarks = join(root, "content/remarks/en.json");
  writeFileSync(remarks, JSON.stringify(Object.fromEntries(own), null, 2));
  const read = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", require.resolve("tsx"), resolve("scripts/check/i18n-read.ts"), ...args],
      { cwd: root, encoding: "utf8" },
    );
  const reverse = () => {
    const now = JSON.parse(readFileSync(remarks, "utf8")) as Record<string, string>;
    writeFileSync(remarks, JSON.stringify(Object.fromEntries(Object.entries(now).reverse()), null, 2));
  };
  mkdirSync(join(root, "content/guides/pt-passport"), { recursive: true });
  const rewrite = (english: string) =>
    writeFileSync(join(root, "content/guides/pt-passport/en.mdx"), english);
  rewrite("---\ntitle: Portugal\n---\n");
  writeFileSync(join(root, "content/guides/pt-passport/spa.mdx"), "---\ntitle: Portugal\ndraft: true\n---\n");
  return { read, remarks: () => readFileSync(remarks, "utf8"), reverse, rewrite };
}

it("writes nothing when an id is unknown", () => {
  const { read, remarks } = copyTexts();
  const before = remarks();
  const { status, stderr } = read("es", "no/such-text");
  expect([status, stderr]).toEqual([2, 'spa has no translation "no/such-text".\n']);
  expect(remarks()).toBe(before);
  expect(read("es", "all").status).toBe(0);
  expect(remarks()).not.toBe(before);
});

it("leaves remarks alone where nothing but their order differs", () => {
  const { read, remarks, reverse } = copyTexts();
  expect(read("es", "all").status).toBe(0);
  reverse();
  const before = remarks();
  expect(read("es", "all").status).toBe(0);
  expect(remarks()).toBe(before);
});

it("notices that the English of a draft has changed, until the two were compared", () => {
  const { read, rewrite } = copyTexts();
  expect(read().status).toBe(0);
  rewrite("---\ntitle: Portugal since 2026\n---\n");
  expect(read().stdout).toContain("spa follows an older English: guides/pt-passport");
  expect(read("es", "guides/pt-passport")).toMatchObject({ status: 0, stdout: "" });
});
