import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { unreadablePicture } from "../../articles/picture-widths";
import type { Fault } from "../../faults/content-error";

/** Pictures that begin well and cannot be read to their end; what their first bytes say is told with their text. */
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
