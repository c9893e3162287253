import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type MatteError, matteError } from "../../../photo/core/matte/matte-error";
import type { PhotoRule } from "../../../photo/core/types";
import { decodeImage } from "../../../photo/node/decode/decode-image";
import type { PhotoPorts } from "../../../photo/ports";
import type { ManifestEntry } from "../manifest";
import { cutInOwnView, truthInView } from "../own-view";
import { type TornEdges, tornEdges } from "../torn-edges";

/** The cut-out that the engine ships against the true alpha, on the photo's own view. */
export async function matteTable(
  folder: string,
  entries: ManifestEntry[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<({ file: string } & MatteError & TornEdges)[]> {
  const rows: ({ file: string } & MatteError & TornEdges)[] = [];
  for (const { file, alpha } of entries) {
    if (!alpha) continue;
    const bytes = new Uint8Array(await readFile(join(folder, file)));
    const { raster } = await decodeImage(bytes, { longestEdgePx: 1600 });
    const found = await cutInOwnView(raster, rule, ports);
    if (!found) continue;
    const plane = await sharp(join(folder, alpha))
      .resize(raster.widthPx, raster.heightPx, { fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const truth = truthInView(found.cut, raster, plane, 255);
    rows.push({
      file,
      ...matteError(found.cut.matte, truth),
      ...tornEdges(found.cut.matte, truth, found.headPx),
    });
  }
  return rows;
}
