import { createHash } from "node:crypto";
import { access, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { drawingOfPage, pictureOfDrawing } from "./drawing-svg";
import type { Caption } from "./picture-caption";

export interface ImageJob {
  /** Built page whose drawing is shown. */
  htmlFile: string;
  /** Where the picture goes. */
  pngFile: string;
  caption?: Caption;
}

interface DigestCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** The page as it was when its picture was last looked at. */
interface DrawnPage {
  mtimeMs: number;
  caption: Caption | null;
  digest: string;
}

/** Pictures under way at the same time. */
const atOnce = 4;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Draws the pictures for shared links from the drawings of the built pages, so that both are the same. One whose
 * page was not written again is not looked at, one whose drawing has not changed since the last build is kept.
 * @returns how many were drawn anew
 * @throws Error naming a page that has no drawing
 */
export async function drawOgImages(jobs: readonly ImageJob[], cache: DigestCache): Promise<number> {
  const drawn = await pLimit(atOnce).map(jobs, (job) => drawOne(job, cache));
  return drawn.filter(Boolean).length;
}

async function drawOne({ htmlFile, pngFile, caption }: ImageJob, cache: DigestCache): Promise<boolean> {
  const known = (await exists(pngFile)) ? ((await cache.get(pngFile)) as DrawnPage | undefined) : undefined;
  const { mtimeMs } = await stat(htmlFile);
  const isSameCaption = JSON.stringify(known?.caption) === JSON.stringify(caption ?? null);
  if (known?.mtimeMs === mtimeMs && isSameCaption) return false;
  const drawing = drawingOfPage(await readFile(htmlFile, "utf8"));
  if (!drawing) throw new Error(`${htmlFile} has no drawing for ${pngFile}`);
  const picture = pictureOfDrawing(drawing, caption);
  const digest = createHash("sha256").update(picture).digest("hex");
  const isNew = known?.digest !== digest;
  if (isNew) {
    await mkdir(dirname(pngFile), { recursive: true });
    await writeFile(
      pngFile,
      await sharp(Buffer.from(picture)).png({ palette: true, quality: 80, dither: 0, effort: 1 }).toBuffer(),
    );
  }
  await cache.set(pngFile, { mtimeMs, caption: caption ?? null, digest } satisfies DrawnPage);
  return isNew;
}

/** Where the pages of a site lie in its public folder. */
export const pageFile = (publicDir: string, path: string): string => join(publicDir, path, "index.html");
