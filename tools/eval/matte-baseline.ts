import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { coverageOnGrid } from "../../photo/core/matte/coverage";
import { type MatteError, matteError } from "../../photo/core/matte/matte-error";
import { personCoverage } from "../../photo/core/matte/person-matte";
import { decodeImage } from "../../photo/node/decode/decode-image";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import { findPerson } from "../../photo/pipeline/detect-person";
import type { ManifestEntry } from "./manifest";

/**
 * What the person model alone says, enlarged and not refined: the baseline of the matte table. It runs in this
 * thread, so call it when the pool has nothing to do.
 */
export async function matteBaseline(
  folder: string,
  entries: ManifestEntry[],
): Promise<({ file: string } & MatteError)[]> {
  const models = await loadModelRunner();
  const ports = makePhotoPorts(models);
  const rows: ({ file: string } & MatteError)[] = [];
  for (const { file, alpha } of entries) {
    if (!alpha) continue;
    const bytes = new Uint8Array(await readFile(join(folder, file)));
    const { raster } = await decodeImage(bytes, { longestEdgePx: 1600 });
    const { person } = await findPerson(raster, ports);
    if (!person) continue;
    const { widthPx, heightPx } = raster;
    const { chin, leftEye, rightEye } = person.head;
    const face = { box: person.face.box, chin, leftEye, rightEye };
    const coarse = await personCoverage({ image: raster, face }, async ({ pixels }) => {
      const [mask] = await models.run(
        "person-mask",
        Float32Array.from(pixels, (value) => value / 255),
      );
      return mask!;
    });
    const covered = coverageOnGrid(coarse, raster, widthPx, heightPx);
    const truth = await sharp(join(folder, alpha))
      .resize(widthPx, heightPx, { fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const found = { widthPx, heightPx, alpha: Uint8Array.from(covered, (value) => Math.round(255 * value)) };
    rows.push({ file, ...matteError(found, { widthPx, heightPx, alpha: new Uint8Array(truth) }) });
  }
  return rows;
}
