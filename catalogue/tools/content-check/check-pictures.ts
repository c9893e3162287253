import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { unreadablePicture } from "../../articles/picture-widths";
import type { Fault } from "../../faults/content-error";

/** Pictures with a valid header that cannot be decoded; headers are checked with the texts. */
export async function checkPictures(addresses: Iterable<string>, staticDir: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const address of addresses) {
    try {
      await sharp(await readFile(join(staticDir, address))).stats();
    } catch (error) {
      faults.push(unreadablePicture(address, error));
    }
  }
  return faults;
}
