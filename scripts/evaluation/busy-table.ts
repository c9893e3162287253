import { matteError } from "../../photo/core/matte/matte-error";
import type { PhotoRule } from "../../photo/core/types";
import type { PhotoPorts } from "../../photo/ports";
import { busyBackgrounds, drawBackground } from "./busy-backgrounds";
import { composite, type MatteSubject, ownTones } from "./matte-subjects";
import { cutInOwnView, truthInView } from "./own-view";
import { type TornEdges, tornEdges } from "./torn-edges";

export interface BusyRow extends TornEdges {
  background: string;
  people: number;
  framePercent: number;
  bandPercent: number;
}

/** People whose alpha is known over drawn backgrounds, cut out on the photo's own view: the mean of each background. */
export async function busyTable(
  subjects: MatteSubject[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<BusyRow[]> {
  const people: { subject: MatteSubject; tones: ReturnType<typeof ownTones> }[] = [];
  for (const subject of subjects) {
    const plain = await drawBackground("wall", subject.foreground, { hair: [0, 0, 0], skin: [0, 0, 0] });
    const found = await cutInOwnView(composite(subject, plain), rule, ports);
    if (!found) continue;
    const { eyeMiddle, chin, interpupillaryPx } = found.head;
    // Between eyes and chin the face is skin, whatever else is worn.
    const cheek = { x: (eyeMiddle[0] + chin[0]) / 2, y: (eyeMiddle[1] + chin[1]) / 2 };
    people.push({ subject, tones: ownTones(subject, { ...cheek, reachPx: interpupillaryPx / 3 }) });
  }
  const rows: BusyRow[] = [];
  for (const background of busyBackgrounds) {
    const errors: Omit<BusyRow, "background" | "people">[] = [];
    for (const { subject, tones } of people) {
      const raster = composite(subject, await drawBackground(background, subject.foreground, tones));
      const found = await cutInOwnView(raster, rule, ports);
      if (!found) continue;
      const truth = truthInView(found.cut, raster, subject.alpha, 1);
      const { framePercent, bandPercent } = matteError(found.cut.alpha, truth);
      errors.push({ framePercent, bandPercent, ...tornEdges(found.cut.alpha, truth, found.headPx) });
    }
    const mean = (pick: (row: (typeof errors)[number]) => number) =>
      errors.reduce((sum, row) => sum + pick(row), 0) / errors.length;
    rows.push({
      background,
      people: errors.length,
      framePercent: mean((row) => row.framePercent),
      bandPercent: mean((row) => row.bandPercent),
      worstTilesPercent: mean((row) => row.worstTilesPercent),
      leftoverPercent: mean((row) => row.leftoverPercent),
      holesPercent: mean((row) => row.holesPercent),
    });
  }
  return rows;
}
