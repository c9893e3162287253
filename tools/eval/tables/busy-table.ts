import { matteError } from "../../../photo/core/matte/matte-error";
import type { PhotoRule, Raster } from "../../../photo/core/types";
import type { PhotoPorts } from "../../../photo/ports";
import { busyBackgrounds, drawBackground } from "../busy/busy-backgrounds";
import { composite, type MatteSubject, ownTones } from "../matte-subjects";
import { cutInOwnView, truthInView } from "../own-view";
import { type TornEdges, tornEdges } from "../torn-edges";

export interface BusyRow extends TornEdges {
  background: string;
  people: number;
  framePercent: number;
  bandPercent: number;
}

/** A person whose alpha is known, and the colours that a background may share with them. */
export interface BusyPerson {
  subject: MatteSubject;
  tones: ReturnType<typeof ownTones>;
}

/** Those of the people whom the engine finds before a plain wall. */
export async function busyPeople(
  subjects: MatteSubject[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<BusyPerson[]> {
  const people: BusyPerson[] = [];
  for (const subject of subjects) {
    const plain = await drawBackground("wall", subject.foreground, { hair: [0, 0, 0], skin: [0, 0, 0] });
    const found = await cutInOwnView(composite(subject, plain), rule, ports);
    if (!found) continue;
    const { eyeMiddle, chin, interpupillaryPx } = found.head;
    // Between eyes and chin the face is skin, whatever else is worn.
    const cheek = { x: (eyeMiddle[0] + chin[0]) / 2, y: (eyeMiddle[1] + chin[1]) / 2 };
    people.push({ subject, tones: ownTones(subject, { ...cheek, reachPx: interpupillaryPx / 3 }) });
  }
  return people;
}

/** The person before that background, RGB. */
export const overBackground = async (
  { subject, tones }: BusyPerson,
  background: (typeof busyBackgrounds)[number],
): Promise<Raster> => composite(subject, await drawBackground(background, subject.foreground, tones));

/** People whose alpha is known over drawn backgrounds, cut out on the photo's own view: the mean of each background. */
export async function busyTable(
  people: BusyPerson[],
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<BusyRow[]> {
  const rows: BusyRow[] = [];
  for (const background of busyBackgrounds) {
    const errors: Omit<BusyRow, "background" | "people">[] = [];
    for (const person of people) {
      const raster = await overBackground(person, background);
      const found = await cutInOwnView(raster, rule, ports);
      if (!found) continue;
      const truth = truthInView(found.cut, raster, person.subject.alpha, 1);
      const { framePercent, bandPercent } = matteError(found.cut.matte, truth);
      errors.push({ framePercent, bandPercent, ...tornEdges(found.cut.matte, truth, found.headPx) });
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
