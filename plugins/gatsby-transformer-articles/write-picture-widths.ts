import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Node } from "gatsby";
import sharp, { type Sharp } from "sharp";
import {
  type PictureFile,
  picturesOf,
  sizePicture,
  unreadablePicture,
  widthsFolder,
} from "../../catalogue/articles/picture-widths";
import { ContentError, type Fault } from "../../catalogue/faults/content-error";

const encode = {
  avif: (picture: Sharp) => picture.avif({ quality: 55 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
};

async function namesIn(dir: string) {
  await mkdir(dir, { recursive: true });
  return new Set(await readdir(dir));
}

/** HTML fields: `html` of articles, `answerHtml` of questions. */
const htmlOf = ({ html, answerHtml }: Node): string => String(html ?? answerHtml ?? "");

export const hasPictures = (node: Node): boolean => htmlOf(node).includes(widthsFolder);

/** Serialised, because concurrent runs would write the same files. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes the widths of articles' pictures. Each is encoded once and cached, because AVIF takes a second. With
 * `isAll`, unused widths are removed from the site and the cache.
 * @throws ContentError naming each picture that cannot be decoded
 */
export function writePictureWidths(nodes: Iterable<Node>, contentDir: string, isAll: boolean): Promise<void> {
  const addresses = new Set([...nodes].filter(hasPictures).flatMap((node) => picturesOf(htmlOf(node))));
  const write = () => writeWidths([...addresses], resolve(contentDir, ".."), isAll);
  const written = last.then(write, write);
  last = written;
  return written;
}

async function writeWidths(addresses: readonly string[], root: string, isAll: boolean): Promise<void> {
  const cacheDir = join(root, "node_modules/.cache/picture-widths");
  const publicDir = join(root, "public", widthsFolder);
  const [cached, published] = (await Promise.all([cacheDir, publicDir].map(namesIn))) as [
    Set<string>,
    Set<string>,
  ];
  const wanted = new Set<string>();
  const faults: Fault[] = [];
  for (const address of addresses) {
    const bytes = await readFile(join(root, "static", address));
    try {
      for (const file of sizePicture(address, bytes).files) {
        const name = basename(file.address);
        wanted.add(name);
        if (!cached.has(name)) await makeWidth(bytes, file, join(cacheDir, name));
        if (!published.has(name)) await copyFile(join(cacheDir, name), join(publicDir, name));
      }
    } catch (error) {
      faults.push(unreadablePicture(address, error));
    }
  }
  if (isAll)
    for (const [dir, names] of [
      [cacheDir, cached],
      [publicDir, published],
    ] as const)
      for (const name of names) if (!wanted.has(name)) await rm(join(dir, name));
  if (faults.length > 0) throw new ContentError(faults);
}

async function makeWidth(bytes: Buffer, { format, widthPx }: PictureFile, path: string): Promise<void> {
  const unfinished = `${path}.part`;
  await encode[format](sharp(bytes).autoOrient().resize({ width: widthPx })).toFile(unfinished);
  await rename(unfinished, path);
}
