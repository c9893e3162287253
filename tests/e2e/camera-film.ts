import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { portraitBytes } from "./portraits";

const film = resolve("test-results/camera.mjpeg");

/** Chromium shows this film where a page asks for a camera, and asks nobody for leave. */
export const cameraFlags = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
];

/** Writes the film: one portrait that sits very still. Motion JPEG is JPEG after JPEG. */
export default async function shootFilm(): Promise<void> {
  const frame = await sharp(await portraitBytes())
    .resize(1280, 960, { fit: "contain", background: "#d8dade" })
    .jpeg({ quality: 92 })
    .toBuffer();
  mkdirSync("test-results", { recursive: true });
  writeFileSync(film, Buffer.concat(Array.from({ length: 30 }, () => frame)));
}
