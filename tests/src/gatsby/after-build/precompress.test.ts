import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { precompress } from "../../../../src/gatsby/after-build/precompress";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precompress-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = "<p>35 × 45 mm</p>".repeat(200);

test("text files get both forms, pictures and very small files none", async () => {
  mkdirSync(join(folder, "de"));
  writeFileSync(join(folder, "de/index.html"), long);
  writeFileSync(join(folder, "tiny.js"), "1");
  writeFileSync(join(folder, "photo.png"), Buffer.alloc(5000));
  expect(await precompress(folder, {})).toEqual({ written: 2, kept: 0, removed: 0 });
  expect(brotliDecompressSync(readFileSync(join(folder, "de/index.html.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, "de/index.html.gz"))).toString()).toBe(long);
});

test("a second run writes what has changed and removes what has lost its original", async () => {
  writeFileSync(join(folder, "a.html"), long);
  writeFileSync(join(folder, "b.html"), long);
  const originals = {};
  await precompress(folder, originals);
  expect(await precompress(folder, originals)).toEqual({ written: 0, kept: 4, removed: 0 });

  writeFileSync(join(folder, "a.html"), `${long}new`);
  utimesSync(join(folder, "a.html"), new Date(), new Date(Date.now() + 5000));
  rmSync(join(folder, "b.html"));
  expect(await precompress(folder, originals)).toEqual({ written: 2, kept: 0, removed: 2 });
  expect(gunzipSync(readFileSync(join(folder, "a.html.gz"))).toString()).toBe(`${long}new`);
  expect(existsSync(join(folder, "b.html.br"))).toBe(false);
});

test("a file that was written again with the same words keeps its compressed forms", async () => {
  const path = join(folder, "a.html");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  const later = new Date(Date.now() + 5000);
  utimesSync(path, later, later);
  expect(await precompress(folder, originals)).toEqual({ written: 0, kept: 2, removed: 0 });
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(long);
});

test("a file that has become very small loses its compressed forms", async () => {
  const path = join(folder, "a.json");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  writeFileSync(path, "{}");
  expect(await precompress(folder, originals)).toEqual({ written: 0, kept: 0, removed: 2 });
  expect(existsSync(`${path}.br`) || existsSync(`${path}.gz`)).toBe(false);
});

test("a compressed form that was lost is made again", async () => {
  const path = join(folder, "a.html");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  rmSync(`${path}.br`);
  expect(await precompress(folder, originals)).toEqual({ written: 2, kept: 0, removed: 0 });
  expect(existsSync(`${path}.br`)).toBe(true);
});
