import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, test } from "@jest/globals";
import { zipFiles } from "../../../../src/features/photo/zip-files";

const files = [
  { name: "de-passport-35x45mm.jpg", bytes: Uint8Array.from([0xff, 0xd8, 0, 1, 2]) },
  { name: "صورة.pdf", bytes: new TextEncoder().encode("%PDF-") },
];

const changed = new Date(2026, 10, 27, 20, 44, 30);
const bytesOfZip = async () => Buffer.from(await zipFiles(files, changed).arrayBuffer());

test("each file stands in the archive as it is, with its sum, where the directory says", async () => {
  const zip = await bytesOfZip();
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(files.length);
  let at = zip.readUInt32LE(end + 16);
  for (const { name, bytes } of files) {
    const nameLength = zip.readUInt16LE(at + 28);
    expect(zip.subarray(at + 46, at + 46 + nameLength).toString()).toBe(name);
    expect(zip.readUInt32LE(at + 16)).toBe(crc32(bytes));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    expect([...zip.subarray(start, start + zip.readUInt32LE(at + 24))]).toEqual([...bytes]);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
});

const hasUnzip = (() => {
  try {
    execFileSync("unzip", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

(hasUnzip ? test : test.skip)("the usual program finds nothing wrong with it", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "zip-")), "photo.zip");
  writeFileSync(path, await bytesOfZip());
  expect(execFileSync("unzip", ["-t", path]).toString()).toContain("No errors detected");
});
