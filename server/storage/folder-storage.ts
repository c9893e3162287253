import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileNamePattern } from "../../contract/patterns";
import type { Storage } from "./storage";

const issuedName = new RegExp(fileNamePattern);

/** Files in 256 folders below `root`, so that no folder grows long. */
export function makeFolderStorage(root: string): Storage {
  const folderOf = (fileName: string): string => {
    // The routes have checked already; a mistake there must not become a path here.
    if (!issuedName.test(fileName)) throw new Error("not an issued file name");
    return join(root, fileName.slice(0, 2));
  };
  const pathOf = (fileName: string) => join(folderOf(fileName), fileName);

  return {
    async put(fileName, bytes) {
      await mkdir(folderOf(fileName), { recursive: true, mode: 0o700 });
      const halfPath = `${pathOf(fileName)}.part`;
      try {
        await writeFile(halfPath, bytes, { mode: 0o600 });
        await rename(halfPath, pathOf(fileName));
      } catch (error) {
        await rm(halfPath, { force: true });
        throw error;
      }
    },

    get: (fileName) =>
      readFile(pathOf(fileName)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),

    async remove(fileName) {
      await rm(pathOf(fileName), { force: true });
      await rm(`${pathOf(fileName)}.part`, { force: true });
    },

    async *list(minAgeMs) {
      for (const folder of await readdir(root, { withFileTypes: true }).catch(() => [])) {
        if (!folder.isDirectory()) continue;
        const names = await readdir(join(root, folder.name));
        const old: string[] = [];
        for (const name of names) {
          const facts = await stat(join(root, folder.name, name)).catch(() => undefined);
          const fileName = name.replace(/\.part$/, "");
          if (facts && Date.now() - facts.mtimeMs > minAgeMs && issuedName.test(fileName)) old.push(fileName);
        }
        if (old.length > 0) yield old;
      }
    },

    async probe() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const path = join(root, `probe-${randomBytes(8).toString("hex")}`);
      await writeFile(path, "");
      await rm(path);
    },
  };
}
