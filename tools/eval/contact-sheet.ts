import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { PhotoRule } from "../../photo/core/types";
import { decodeImage } from "../../photo/node/decode/decode-image";
import type { MattedPerson } from "../../photo/pipeline/matte-person";
import type { PhotoPorts } from "../../photo/ports";
import type { ManifestEntry } from "./manifest";
import { cutInOwnView, onWhite } from "./own-view";

const columns = 4;
const tile = { width: 440, height: 560, label: 20 };

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}"><text x="4" y="15" font-size="14" font-family="DejaVu Sans">${text}</text></svg>`,
  );

/** Every photograph that should pass, cut out and laid on white, for the eye: with its two signs of doubt, in thousandths. */
export async function writeContactSheet(
  file: string,
  folder: string,
  entries: ManifestEntry[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<number> {
  const layers: OverlayOptions[] = [];
  let count = 0;
  for (const entry of entries) {
    if (entry.expected?.verdict !== "accept" || entry.category === "formats") continue;
    const bytes = new Uint8Array(await readFile(join(folder, entry.file)));
    const { raster } = await decodeImage(bytes, { longestEdgePx: 1600, flattenOn: "#ffffff" });
    const found = await cutInOwnView(raster, rule, ports);
    if (!found) continue;
    const left = (count % columns) * tile.width;
    const top = Math.floor(count / columns) * tile.height;
    const { doubt } = found.cut;
    const signs = doubt && [doubt.disagreement, doubt.overlap].map((value) => Math.round(1000 * value));
    layers.push({ input: label(`${entry.file}  ${signs?.join(" / ") ?? ""}`), left, top });
    layers.push({ input: await tileOf(found.cut), left, top: top + tile.label });
    count++;
  }
  const height = Math.ceil(count / columns) * tile.height;
  await sharp({ create: { width: columns * tile.width, height, channels: 3, background: "#c8c8c8" } })
    .composite(layers)
    .png()
    .toFile(file);
  return count;
}

function tileOf(cut: MattedPerson): Promise<Buffer> {
  const { pixels, widthPx: width, heightPx: height } = onWhite(cut);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(tile.width - 4, tile.height - tile.label, { fit: "inside" })
    .png()
    .toBuffer();
}
