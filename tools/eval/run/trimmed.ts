import sharp from "sharp";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { precheckPhoto } from "../../../photo/precheck-photo";

/**
 * What the site sends of a picture that is too narrow or too wide: the part around the head
 * (`src/features/photo/inspect-file.ts`). Null if the site does not trim it.
 */
export async function trimmed(image: Uint8Array): Promise<Uint8Array | null> {
  const { trim } = await precheckPhoto(image, makePhotoPorts(await loadModelRunner()));
  if (!trim) return null;
  const { x: left, y: top, width, height } = trim;
  const part = await sharp(image).autoOrient().extract({ left, top, width, height }).png().toBuffer();
  return new Uint8Array(part);
}
