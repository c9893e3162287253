import { mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFileName } from "../../../server/ids";
import { makeFolderStorage } from "../../../server/storage/folder-storage";
import type { Storage } from "../../../server/storage/storage";

describe("folder storage", () => {
  let root: string;
  let storage: Storage;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "photo-storage-"));
    storage = makeFolderStorage(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  it("gives back what was put, and nothing once it is removed", async () => {
    const name = makeFileName("jpg");
    const bytes = new Uint8Array([1, 2, 3]);
    await storage.put(name, bytes);
    expect(new Uint8Array((await storage.get(name)) ?? [])).toEqual(bytes);
    expect((await stat(join(root, name.slice(0, 2), name))).mode & 0o077).toBe(0);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeUndefined();
  });

  it.each(["../outside", "a/b", "", "x.jpg", `${"0".repeat(32)}.exe`])(
    "refuses the name %j",
    async (name) => {
      await expect(async () => storage.put(name, new Uint8Array(1))).rejects.toThrow(
        "not an issued file name",
      );
      await expect(async () => storage.get(name)).rejects.toThrow("not an issued file name");
    },
  );

  it("lists what is old, abandoned halves too", async () => {
    const [young, old, half] = [makeFileName("jpg"), makeFileName("png"), makeFileName("pdf")];
    for (const name of [young, old, half]) await storage.put(name, new Uint8Array(1));
    await storage.remove(half);
    const halfPath = join(root, half.slice(0, 2), `${half}.part`);
    await writeFile(halfPath, "");
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const path of [halfPath, join(root, old.slice(0, 2), old)]) await utimes(path, longAgo, longAgo);
    const listed: string[] = [];
    for await (const names of storage.list(600_000)) listed.push(...names);
    expect(listed.sort()).toEqual([old, half].sort());
  });
});
