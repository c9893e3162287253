import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { WrongCommand } from "./read-command";

export interface Picture {
  file: string;
  /** Name of its output folder: the file name without extension, "-2" and so on for duplicates. */
  name: string;
}

/** Only used to select files in a folder; the format is detected by content. */
export const pictureEndings: ReadonlySet<string> = new Set([
  ".jpg",
  ".jpeg",
  // Windows uses this extension for JPEGs saved from a browser.
  ".jfif",
  ".png",
  ".webp",
  ".heic",
  ".heif",
  ".hif",
  ".avif",
]);

const reasons: Record<string, string> = {
  ENOENT: "does not exist. Name a picture that does",
  EACCES: "may not be read. Ask for the right to, or copy it",
};

/**
 * Pictures given to the command: files in the given order, and the pictures of each folder by name (not recursive).
 * @throws WrongCommand
 */
export async function findPictures(paths: string[]): Promise<Picture[]> {
  const files = (await Promise.all(paths.map(picturesAt))).flat();
  const seen = new Map<string, number>();
  return files.map((file) => {
    const name = basename(file, extname(file));
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { file, name: count === 1 ? name : `${name}-${count}` };
  });
}

async function picturesAt(path: string): Promise<string[]> {
  const isFolder = await whetherFolder(path);
  if (!isFolder) return [path];
  const names = (await readdir(path))
    .filter((name) => pictureEndings.has(extname(name).toLowerCase()))
    .sort();
  if (names.length === 0) {
    throw new WrongCommand(
      `${path} holds no picture (${[...pictureEndings].join(", ")}). Name a picture or another folder.`,
    );
  }
  return names.map((name) => join(path, name));
}

async function whetherFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new WrongCommand(`${path} ${reasons[code ?? ""] ?? `cannot be read (${message})`}.`);
  }
}
