import { mkdir, open, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isIssuedName } from "../ids";
import type { Storage } from "../storage";

/** Less free space than this is a full disk: the database lives there too and needs room to say so. */
const minFreeBytes = 200e6;

/** Files in 256 folders below `root`, so that no folder grows long. `root` is made once: that it is gone later is a fault. */
export async function openFolderStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folderOf = (fileName: string): string => {
    if (!isIssuedName(fileName)) throw new Error("not an issued file name");
    return join(root, fileName.slice(0, 2));
  };
  const pathOf = (fileName: string) => join(folderOf(fileName), fileName);

  async function makeFolder(path: string): Promise<void> {
    await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }

  const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== "ENOENT") throw error;
  };

  return {
    async put(fileName, bytes) {
      await makeFolder(folderOf(fileName));
      const halfPath = `${pathOf(fileName)}.part`;
      try {
        // On the disk before it is called stored (`flush` is fsync).
        await writeFile(halfPath, bytes, { mode: 0o600, flush: true });
        await rename(halfPath, pathOf(fileName));
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
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < minFreeBytes) throw new Error("the disk is full");
    },
  };
}
