import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { hasPhotographs, photographsFolder } from "../../tools/testing/photographs";
import { cameraPortrait } from "../fixtures/portraits/phone-portrait";

const film = resolve("test-results/camera.mjpeg");

/** Chromium shows this film where a page asks for a camera, and asks nobody for leave. */
export const cameraFlags = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
];

/** Motion JPEG (concatenated JPEGs) of one motionless person at the right distance, from a photograph or drawn. */
export default async function shootFilm(): Promise<void> {
  const photograph = sharp(join(photographsFolder, "good/good-2.jpg")).resize(1280, 960, {
    fit: "contain",
    background: "#d8dade",
  });
  const frame = hasPhotographs
    ? await photograph.jpeg({ quality: 92 }).toBuffer()
    : await cameraPortrait().jpeg();
  mkdirSync("test-results", { recursive: true });
  writeFileSync(film, Buffer.concat(Array.from({ length: 30 }, () => frame)));
}
