import { matteError } from "../../../photo/core/matte/matte-error";
import type { Segmenter } from "../../../photo/core/matte/segmenter";
import type { ModelRunner } from "../../../photo/core/runtime";
import type { PhotoRule, Raster } from "../../../photo/core/types";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { busyBackgrounds } from "../busy/busy-backgrounds";
import type { MatteSubject } from "../matte-subjects";
import { cutInOwnView, truthInView } from "../own-view";
import { busyPeople, overBackground } from "../tables/busy-table";

/** Mean errors of alpha in percent: over the frame, and where 0 < alpha < 1. */
export interface MatteErrors {
  framePercent: number;
  bandPercent: number;
}

const ways = ["shipped", "alone", "asSecondOpinion"] as const;

/** One background: the shipped model, the other model alone, and the other model as a second opinion of unsure cut-outs. */
export type ComparedCutOuts = Record<(typeof ways)[number], MatteErrors> & {
  background: string;
  people: number;
};

const inPercent = ({ framePercent, bandPercent }: MatteErrors): string =>
  `${framePercent.toFixed(2)} / ${bandPercent.toFixed(1)}`;

/** For `console.table`: frame / band in percent. */
export const comparedLine = ({ shipped, alone, asSecondOpinion, ...row }: ComparedCutOuts) => ({
  ...row,
  shipped: inPercent(shipped),
  alone: inPercent(alone),
  "as second opinion": inPercent(asSecondOpinion),
});

export const meanErrors = (all: readonly MatteErrors[]): MatteErrors => ({
  framePercent: all.reduce((sum, { framePercent }) => sum + framePercent, 0) / all.length,
  bandPercent: all.reduce((sum, { bandPercent }) => sum + bandPercent, 0) / all.length,
});

/**
 * Cuts the same people out in front of each drawn background in three ways, and compares each alpha with the true one
 * in the view that the photo uses. The other model sees the whole picture.
 * @param onBackground called before each background, with its name and "3 of 10"
 */
export async function compareCutOuts(
  subjects: MatteSubject[],
  rule: PhotoRule,
  { models, other }: { models: ModelRunner; other: Segmenter },
  onBackground: (name: string, progress: string) => void,
): Promise<ComparedCutOuts[]> {
  const shipped = makePhotoPorts(models);
  const withOther = makePhotoPorts(models, other);
  const people = await busyPeople(subjects, rule, shipped);
  const rows: ComparedCutOuts[] = [];
  for (const [index, background] of busyBackgrounds.entries()) {
    onBackground(background, `${index + 1} of ${busyBackgrounds.length}`);
    const found = [];
    for (const person of people)
      found.push(await compareOne(await overBackground(person, background), person));
    const seen = found.filter((one) => one !== null);
    const [first, second, third] = ways.map((way) => meanErrors(seen.map((one) => one[way])));
    rows.push({
      background,
      people: seen.length,
      shipped: first!,
      alone: second!,
      asSecondOpinion: third!,
    });
  }
  return rows;

  async function compareOne(raster: Raster, { subject }: { subject: MatteSubject }) {
    const found = await cutInOwnView(raster, rule, shipped);
    const second = await cutInOwnView(raster, rule, withOther);
    if (!found || !second) return null;
    const { alpha } = await other.segment(raster);
    const truth = truthInView(found.cut, raster, subject.alpha, 1);
    return {
      shipped: matteError(found.cut.matte, truth),
      alone: matteError(truthInView(found.cut, raster, alpha, 255), truth),
      asSecondOpinion: matteError(second.cut.matte, truth),
    };
  }
}
