import { matteError } from "../../../photo/core/matte/matte-error";
import type { Segmenter } from "../../../photo/core/matte/segmenter";
import type { PhotoRule } from "../../../photo/core/types";
import type { PhotoPorts } from "../../../photo/ports";
import type { MatteSubject } from "../matte-subjects";
import { cutInOwnView, truthInView } from "../own-view";
import { type BusyPerson, busyPeople, overBackground } from "../tables/busy-table";
import { busyBackgrounds } from "./busy-backgrounds";

interface Errors {
  framePercent: number;
  bandPercent: number;
}

/** One background: as shipped, another model alone, and that model as the second opinion of unsure cut-outs. */
export interface BesideRow {
  background: string;
  people: number;
  shipped: Errors;
  alone: Errors;
  asSecondOpinion: Errors;
}

const inPercent = ({ framePercent, bandPercent }: Errors): string =>
  `${framePercent.toFixed(2)} / ${bandPercent.toFixed(1)}`;

/** For `console.table`: frame / band in percent. */
export const besideLine = ({ shipped, alone, asSecondOpinion, ...row }: BesideRow) => ({
  ...row,
  shipped: inPercent(shipped),
  alone: inPercent(alone),
  "as second opinion": inPercent(asSecondOpinion),
});

/** The same pictures cut out in three ways, each judged on the photo's own view. The other model sees the whole picture. */
export async function busyBeside(
  subjects: MatteSubject[],
  rule: PhotoRule,
  shipped: PhotoPorts,
  other: Segmenter,
  withOther: PhotoPorts,
): Promise<BesideRow[]> {
  const people = await busyPeople(subjects, rule, shipped);
  const rows: BesideRow[] = [];
  for (const background of busyBackgrounds) {
    const found = [];
    for (const person of people) found.push(await judge(person, background));
    const seen = found.filter((one) => one !== null);
    const mean = (way: "shipped" | "alone" | "asSecondOpinion"): Errors => ({
      framePercent: seen.reduce((sum, one) => sum + one[way].framePercent, 0) / seen.length,
      bandPercent: seen.reduce((sum, one) => sum + one[way].bandPercent, 0) / seen.length,
    });
    rows.push({
      background,
      people: seen.length,
      shipped: mean("shipped"),
      alone: mean("alone"),
      asSecondOpinion: mean("asSecondOpinion"),
    });
  }
  return rows;

  async function judge(person: BusyPerson, background: (typeof busyBackgrounds)[number]) {
    const raster = await overBackground(person, background);
    const found = await cutInOwnView(raster, rule, shipped);
    const second = await cutInOwnView(raster, rule, withOther);
    if (!found || !second) return null;
    const { alpha } = await other.segment(raster);
    const truth = truthInView(found.cut, raster, person.subject.alpha, 1);
    return {
      shipped: matteError(found.cut.matte, truth),
      alone: matteError(truthInView(found.cut, raster, alpha, 255), truth),
      asSecondOpinion: matteError(second.cut.matte, truth),
    };
  }
}
