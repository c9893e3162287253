import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
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

test("text files get a Brotli form, pictures and very small files none", async () => {
  mkdirSync(join(folder, "de"));
  writeFileSync(join(folder, "de/index.html"), long);
  writeFileSync(join(folder, "tiny.js"), "1");
  writeFileSync(join(folder, "photo.png"), Buffer.alloc(5000));
  expect(await precompress(folder, {})).toEqual({ compressed: 1, kept: 0, removed: 0 });
  expect(brotliDecompressSync(readFileSync(join(folder, "de/index.html.br"))).toString()).toBe(long);
  expect(readdirSync(join(folder, "de"))).toEqual(["index.html", "index.html.br"]);
});

test("a host that hands out gzip gets it too, and one that packs itself gets nothing", async () => {
  const path = join(folder, "a.html");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  expect(await precompress(folder, originals, ["br", "gz"])).toEqual({ compressed: 1, kept: 0, removed: 0 });
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(long);
  expect(await precompress(folder, originals)).toEqual({ compressed: 0, kept: 1, removed: 1 });
  expect(await precompress(folder, originals, [])).toMatchObject({ compressed: 0, removed: 1 });
  expect(readdirSync(folder)).toEqual(["a.html"]);
  expect(await precompress(folder, originals)).toEqual({ compressed: 1, kept: 0, removed: 0 });
});

test("many files are packed by threads, each of them once", async () => {
  const names = Array.from({ length: 250 }, (_, index) => `page-${index}.html`);
  for (const name of names) writeFileSync(join(folder, name), `${name}${long}`);
  const originals = {};
  expect(await precompress(folder, originals)).toEqual({ compressed: 250, kept: 0, removed: 0 });
  for (const name of names)
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(`${name}${long}`);
  expect(Object.keys(originals)).toHaveLength(250);
});

test("a second run writes what has changed and removes what has lost its original", async () => {
  writeFileSync(join(folder, "a.html"), long);
  writeFileSync(join(folder, "b.html"), long);
  const originals = {};
  await precompress(folder, originals);
  expect(await precompress(folder, originals)).toEqual({ compressed: 0, kept: 2, removed: 0 });

  writeFileSync(join(folder, "a.html"), `${long}new`);
  utimesSync(join(folder, "a.html"), new Date(), new Date(Date.now() + 5000));
  rmSync(join(folder, "b.html"));
  expect(await precompress(folder, originals)).toEqual({ compressed: 1, kept: 0, removed: 1 });
  expect(brotliDecompressSync(readFileSync(join(folder, "a.html.br"))).toString()).toBe(`${long}new`);
  expect(existsSync(join(folder, "b.html.br"))).toBe(false);
  expect(Object.keys(originals)).toEqual(["a.html"]);
});

test("a file that was written again with the same words keeps its compressed form", async () => {
  const path = join(folder, "a.html");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  const later = new Date(Date.now() + 5000);
  utimesSync(path, later, later);
  expect(await precompress(folder, originals)).toEqual({ compressed: 0, kept: 1, removed: 0 });
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(long);
});

test("a file that has become very small loses its compressed form", async () => {
  const path = join(folder, "a.json");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  writeFileSync(path, "{}");
  expect(await precompress(folder, originals)).toEqual({ compressed: 0, kept: 0, removed: 1 });
  expect(existsSync(`${path}.br`)).toBe(false);
});

test("a compressed form that was lost is made again", async () => {
  const path = join(folder, "a.html");
  writeFileSync(path, long);
  const originals = {};
  await precompress(folder, originals);
  rmSync(`${path}.br`);
  expect(await precompress(folder, originals)).toEqual({ compressed: 1, kept: 0, removed: 0 });
  expect(existsSync(`${path}.br`)).toBe(true);
});
