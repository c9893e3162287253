import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { maxPictureKb, maxPicturePx } from "../../articles/tree/check-finished-tree";

const namePattern = /^[a-z0-9]+([-/][a-z0-9]+)*\.(webp|avif|jpg|png|svg)$/;

/** Qualities to try until a picture is small enough. */
const qualities = [85, 70, 55, 40];

const picturesOf = (contentDir: string) => join(contentDir, "..", "static/images");

/** Paths below static/images. Of a picture in several formats the WebP, which texts show. */
export function allPictures(contentDir: string): string[] {
  const dir = picturesOf(contentDir);
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();
  const isVariant = (name: string) =>
    /\.(avif|jpg)$/.test(name) && names.includes(name.replace(/\w+$/, "webp"));
  return names.filter((name) => statSync(join(dir, name)).isFile() && !isVariant(name));
}

/**
 * Saves a picture below static/images, smaller if it has more pixels or bytes than a page may load.
 * @param name path below static/images
 * @returns why it was not saved, or null
 */
export async function savePicture(contentDir: string, name: string, bytes: Buffer): Promise<string | null> {
  if (!namePattern.test(name))
    return `“${name}” cannot be the name of a picture. Use small letters, digits and hyphens, and .webp, .avif, .jpg or .png at the end.`;
  const path = join(picturesOf(contentDir), name);
  const small = name.endsWith(".svg") ? svg(bytes) : await smallPicture(name, bytes);
  if (typeof small === "string") return small;
  if (existsSync(path))
    return (await readFile(path)).equals(small)
      ? null
      : `There is a picture named “${name}” already. Give this one another name.`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, small);
  added.add(path);
  return null;
}

/** Pictures that were not there before, by path. */
const added = new Set<string>();

/** Takes back a picture that was added for a text which was refused. Others are never removed. */
export async function takeBackPicture(contentDir: string, name: string): Promise<void> {
  const path = join(picturesOf(contentDir), name);
  if (added.delete(path)) await rm(path, { force: true });
}

const svg = (bytes: Buffer): Buffer | string =>
  bytes.length > maxPictureKb * 1000 ? `The drawing has more than ${maxPictureKb} kB.` : bytes;

async function smallPicture(name: string, bytes: Buffer): Promise<Buffer | string> {
  const format = name.slice(name.lastIndexOf(".") + 1).replace("jpg", "jpeg") as
    | "webp"
    | "avif"
    | "jpeg"
    | "png";
  try {
    const { width, height, format: given } = await sharp(bytes).metadata();
    const isSmall = Math.max(width, height) <= maxPicturePx && bytes.length <= maxPictureKb * 1000;
    if (isSmall && (given === format || (given === "heif" && format === "avif"))) return bytes;
    for (const quality of qualities) {
      const fitted = sharp(bytes).autoOrient().resize({
        width: maxPicturePx,
        height: maxPicturePx,
        fit: "inside",
        withoutEnlargement: true,
      });
      const small = await fitted.toFormat(format, { quality }).toBuffer();
      if (small.length <= maxPictureKb * 1000) return small;
    }
  } catch {
    return `“${name}” is no picture that can be read. Save it as JPEG, PNG or WebP and choose it again.`;
  }
  const title = name.slice(0, name.lastIndexOf("."));
  return `The picture “${title}” cannot be made smaller than ${maxPictureKb} kB. Give it fewer pixels, then choose it again.`;
}
