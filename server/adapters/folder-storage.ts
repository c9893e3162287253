import { mkdir, open, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isIssuedName } from "../ids";
import { makeFolders } from "../make-folders";
import type { Storage } from "../storage";

/** Less free space than this counts as a full disk: the database is on it too and needs space to record deletions. */
const minFreeBytes = 200e6;

async function refuseFullDisk(root: string): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < minFreeBytes)
    throw Object.assign(new Error(`the disk is full: under ${minFreeBytes / 1e6} MB are free`), {
      code: "ENOSPC",
    });
}

/** Errors of file systems that cannot sync a folder. */
const cannotSync = ["EINVAL", "ENOTSUP", "EISDIR", "EPERM"];

/** Writes the names in a folder to disk: the name of a new file is part of its folder, not of the file. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!cannotSync.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/**
 * Files in 256 folders below `root`, so that no folder gets too many entries. `root` is created once: if it
 * disappears later, that is an error.
 */
export async function openFolderStorage(root: string): Promise<Storage> {
  makeFolders(root);
  const folderOf = (fileName: string): string => {
    if (!isIssuedName(fileName)) throw new Error("not an issued file name");
    return join(root, fileName.slice(0, 2));
  };
  const pathOf = (fileName: string) => join(folderOf(fileName), fileName);

  async function makeFolder(path: string): Promise<void> {
    try {
      await mkdir(path, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
      throw error;
    }
    await syncFolder(root);
  }

  const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== "ENOENT") throw error;
  };

  return {
    async put(fileName, bytes) {
      await refuseFullDisk(root);
      await makeFolder(folderOf(fileName));
      const halfPath = `${pathOf(fileName)}.part`;
      try {
        // `flush` is fsync: stored means written to disk.
        await writeFile(halfPath, bytes, { mode: 0o600, flush: true });
        await rename(halfPath, pathOf(fileName));
        await syncFolder(folderOf(fileName));
      } catch (error) {
        await rm(halfPath, { force: true });
        throw error;
      }
    },

    get: (fileName) => readFile(pathOf(fileName)).catch(unlessMissing),

    stream: async (fileName) => (await open(pathOf(fileName)).catch(unlessMissing))?.createReadStream(),

    async remove(fileName) {
      await rm(pathOf(fileName), { force: true });
      await rm(`${pathOf(fileName)}.part`, { force: true });
    },

    async probe() {
      const path = join(root, "probe");
      await writeFile(path, "");
      await rm(path, { force: true });
      await refuseFullDisk(root);
    },
  };
}
