import fs, { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { openFolderStorage } from "../../../server/adapters/folder-storage";
import { makeFileName } from "../../../server/ids";
import type { Storage } from "../../../server/storage";
import { afterThisTest } from "../../for-this-test";

describe("folder storage", () => {
  let root: string;
  let storage: Storage;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "photo-storage-"));
    storage = await openFolderStorage(root);
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

  it("removes an abandoned half with its file", async () => {
    const name = makeFileName("pdf");
    await storage.put(name, new Uint8Array(1));
    const halfPath = join(root, name.slice(0, 2), `${name}.part`);
    await writeFile(halfPath, "");
    await storage.remove(name);
    expect(await readdir(join(root, name.slice(0, 2)))).toEqual([]);
  });

  it("writes the name of a file, and of a new folder, to disk before it resolves", async () => {
    const synced: string[] = [];
    const openFile = fs.open;
    jest.spyOn(fs, "open").mockImplementation(async (path, ...options) => {
      const file = await openFile(path, ...options);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        await sync();
        synced.push(`${path}: ${await readdir(String(path))}`);
      };
      return file;
    });
    const empty = await mkdtemp(join(tmpdir(), "photo-storage-"));
    afterThisTest(() => rm(empty, { recursive: true }));
    const own = await openFolderStorage(empty);
    const name = makeFileName("jpg");
    const folder = join(empty, name.slice(0, 2));
    const inFolder = `${folder}: ${name}`;
    await own.put(name, new Uint8Array(1));
    expect(synced).toEqual([`${empty}: ${name.slice(0, 2)}`, inFolder]);
    await own.put(name, new Uint8Array(1));
    expect(synced.slice(2)).toEqual([inFolder]);
  });

  it("takes nothing more below 200 MB, so that deletions can still be recorded", async () => {
    const name = makeFileName("jpg");
    await storage.put(name, new Uint8Array(1));
    const free = (bytes: number) =>
      jest.spyOn(fs, "statfs").mockResolvedValue({ bavail: bytes / 512, bsize: 512 } as never);
    free(199e6);
    afterThisTest(() => void jest.restoreAllMocks());
    const full = { code: "ENOSPC", message: expect.stringContaining("the disk is full") };
    await expect(storage.probe()).rejects.toMatchObject(full);
    const refused = makeFileName("jpg");
    await expect(storage.put(refused, new Uint8Array(1))).rejects.toMatchObject(full);
    expect(await storage.get(refused)).toBeUndefined();
    await storage.remove(name);
    expect(await storage.get(name)).toBeUndefined();
    free(201e6);
    await storage.put(refused, new Uint8Array(1));
  });

  it("tells that its folder is gone instead of making a new one", async () => {
    const gone = await mkdtemp(join(tmpdir(), "photo-storage-"));
    const lost = await openFolderStorage(gone);
    await lost.probe();
    expect(await readdir(gone)).toEqual([]);
    await rm(gone, { recursive: true });
    await expect(lost.probe()).rejects.toThrow("ENOENT");
    await expect(lost.put(makeFileName("jpg"), new Uint8Array(1))).rejects.toThrow("ENOENT");
  });
});
