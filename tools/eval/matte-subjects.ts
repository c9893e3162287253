import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { foregroundRaster } from "../../photo/core/matte/foreground-raster";
import { pictureOf } from "../../photo/core/matte/picture";
import type { Rgb } from "../../photo/core/raster/colour";
import type { Raster } from "../../photo/core/types";
import type { ManifestEntry } from "./manifest";

/** A person whose alpha is known, without a background. */
export interface MatteSubject {
  name: string;
  foreground: Raster;
  alpha: Float32Array;
}

const colourSidePx = 400;

/** The people of the portraits with exact alpha, each once: two portraits with one alpha are one person twice. */
export async function matteSubjects(folder: string, entries: ManifestEntry[]): Promise<MatteSubject[]> {
  const subjects: MatteSubject[] = [];
  const known = new Set<string>();
  for (const { file, alpha } of entries) {
    if (!alpha) continue;
    const plane = await sharp(join(folder, alpha)).extractChannel(0).raw().toBuffer();
    const key = plane.toString("latin1");
    if (known.has(key)) continue;
    known.add(key);
    const bytes = await readFile(join(folder, file));
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const image: Raster = { widthPx: info.width, heightPx: info.height, channels: 3, pixels: data };
    const trueAlpha = Float32Array.from(plane, (value) => value / 255);
    subjects.push({ name: file, foreground: ownColours(image, trueAlpha), alpha: trueAlpha });
  }
  return subjects;
}

/** What is seen, without what shone through where the person is transparent. */
function ownColours(image: Raster, alpha: Float32Array): Raster {
  const { widthPx, heightPx } = image;
  const scale = Math.min(1, colourSidePx / Math.max(widthPx, heightPx));
  const size = [Math.round(widthPx * scale), Math.round(heightPx * scale)] as const;
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx };
  const plane: Raster = {
    widthPx,
    heightPx,
    channels: 1,
    pixels: Uint8Array.from(alpha, (a) => Math.round(255 * a)),
  };
  const smallAlpha = pictureOf(plane, whole, ...size).rgb.filter((_, i) => i % 3 === 0);
  return foregroundRaster(image, alpha, pictureOf(image, whole, ...size), smallAlpha);
}

/** `alpha * person + (1 - alpha) * background`, as the portraits with exact alpha were made. */
export function composite({ foreground, alpha }: MatteSubject, background: Raster): Raster {
  const pixels = new Uint8Array(foreground.pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const a = alpha[(i / 3) | 0]!;
    pixels[i] = a * foreground.pixels[i]! + (1 - a) * background.pixels[i]! + 0.5;
  }
  return { ...foreground, pixels };
}

/** Mean colours of the hair (the person's soft edge) and of the skin (the middle of the face). */
export function ownTones(
  { foreground, alpha }: MatteSubject,
  face: { x: number; y: number; reachPx: number },
) {
  const { widthPx, heightPx, pixels } = foreground;
  const mean = (isMeant: (x: number, y: number, a: number) => boolean): Rgb => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = 0; y < heightPx; y += 2) {
      for (let x = 0; x < widthPx; x += 2) {
        const i = y * widthPx + x;
        if (!isMeant(x, y, alpha[i]!)) continue;
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + pixels[3 * i + c]!;
        count++;
      }
    }
    return sum.map((value) => Math.round(value / Math.max(1, count))) as Rgb;
  };
  return {
    hair: mean((_, y, a) => y < face.y && a > 0.3 && a < 1),
    skin: mean((x, y) => Math.hypot(x - face.x, y - face.y) < face.reachPx),
  };
}
