import { linearOfSample, sampleOfLinear } from "../../../photo/core/raster/colour";
import { warp } from "../../../photo/core/raster/warp";
import type { PhotoRule, Raster } from "../../../photo/core/types";
import type { PhotoPorts } from "../../../photo/ports";
import { busyBackgrounds, drawBackground } from "../busy/busy-backgrounds";
import type { MatteSubject } from "../matte-subjects";
import { cutInOwnView, onWhite, truthInView } from "../own-view";
import type { BusyPerson } from "./busy-table";

export interface WhiteRow {
  background: string;
  /** Mean difference of a sample (0..255) from the person photographed before white, where the person is transparent in part. */
  levels: number;
  /** The same with its sign: above 0 hair turned out too pale. */
  bias: number;
}

/** What a camera sees: the person's light and the background's, mixed by the share of each. */
function photograph({ foreground, alpha }: MatteSubject, backgroundAt: (sample: number) => number): Raster {
  const pixels = new Uint8Array(foreground.pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const a = alpha[(i / 3) | 0]!;
    const own = linearOfSample[foreground.pixels[i]!]!;
    pixels[i] = sampleOfLinear(a * own + (1 - a) * linearOfSample[backgroundAt(i)]!);
  }
  return { ...foreground, pixels };
}

/** People photographed before drawn backgrounds, laid on white, beside the same people photographed before white. */
export async function whiteTable(
  people: BusyPerson[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<WhiteRow[]> {
  const rows: WhiteRow[] = [];
  for (const background of busyBackgrounds) {
    let sum = 0;
    let signed = 0;
    let count = 0;
    for (const { subject, tones } of people) {
      const drawn = await drawBackground(background, subject.foreground, tones);
      const photo = photograph(subject, (i) => drawn.pixels[i]!);
      const found = await cutInOwnView(photo, rule, ports);
      if (!found) continue;
      const truth = truthInView(found.cut, photo, subject.alpha, 1).alpha;
      const wanted = warp(
        photograph(subject, () => 255),
        found.cut.view,
      );
      const made = onWhite(found.cut);
      for (let i = 0; i < made.pixels.length; i++) {
        const share = truth[(i / 3) | 0]!;
        if (share === 0 || share === 255) continue;
        const off = made.pixels[i]! - wanted.pixels[i]!;
        sum += Math.abs(off);
        signed += off;
        count++;
      }
    }
    rows.push({ background, levels: sum / count, bias: signed / count });
  }
  return rows;
}
