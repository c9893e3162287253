import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type MatteError, matteError } from "../../photo/core/matte/matte-error";
import type { Matte } from "../../photo/core/types";
import type { ManifestEntry } from "./manifest";
import type { Pool } from "./run-entry";

/** The cut-out that the engine ships against the true alpha, on the part of the picture that it cuts out. */
export async function matteTable(
  folder: string,
  entries: ManifestEntry[],
  pool: Pool,
): Promise<({ file: string } & MatteError)[]> {
  const rows: ({ file: string } & MatteError)[] = [];
  for (const { file, alpha } of entries) {
    if (!alpha) continue;
    const { png, box } = await pool.segment(new Uint8Array(await readFile(join(folder, file))));
    const cut = await sharp(png).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
    const size = { widthPx: cut.info.width, heightPx: cut.info.height };
    const truth = await sharp(join(folder, alpha))
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      .resize(size.widthPx, size.heightPx, { fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const found: Matte = { ...size, alpha: new Uint8Array(cut.data) };
    rows.push({ file, ...matteError(found, { ...size, alpha: new Uint8Array(truth) }) });
  }
  return rows;
}
