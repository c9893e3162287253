import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoRule } from "../../../photo/core/types";
import type { PhotoPorts } from "../../../photo/ports";
import type { ManifestEntry } from "../manifest";
import type { EntryResult, Pool } from "../run/run-entry";
import { type Defect, type DefectName, defects } from "./defects";
import { facePicture } from "./face-picture";
import type { JudgedPhoto } from "./judged-photo";
import labels from "./labels.json";
import { madeDefects } from "./made-defects";

const shownBy = (file: string): DefectName[] => (labels as Record<string, DefectName[]>)[file] ?? [];

/**
 * Formats of one portrait would count one face two dozen times. Acceptable portraits of `people.json` may show glasses or teeth that `labels.json` does
 * not name, so a finding on them is no false alarm; `people-table.ts` counts what is told without cause.
 */
const isOtherwiseGood = ({ expected, category, person }: ManifestEntry): boolean =>
  expected?.verdict === "accept" && category !== "formats" && !person;

/** Whether it is known what the checks should say of it. */
export const isLabelled = (entry: ManifestEntry): boolean =>
  isOtherwiseGood(entry) || shownBy(entry.file).length > 0;

/** What the whole list of photographs says of the labelled ones and of those that should pass. */
export function labelledPhotos(results: EntryResult[]): JudgedPhoto[] {
  return results.flatMap(({ entry, outcome }) => {
    if (!outcome || !isLabelled(entry)) return [];
    const known = { file: entry.file, shown: shownBy(entry.file), isOtherwiseGood: isOtherwiseGood(entry) };
    return [{ ...known, isMade: false, where: {}, accepted: outcome.accepted, checks: outcome.checks }];
  });
}

/** A document that forbids what others leave open. */
const strict: Partial<PhotoRule> = { expression: "neutral", glasses: "not-allowed" };

/** Good photographs under a stricter document, and with each defect made in them. */
export async function judgeDefects(
  folder: string,
  good: ManifestEntry[],
  rule: PhotoRule,
  pool: Pool,
  ports: PhotoPorts,
  only: readonly string[] | null,
): Promise<JudgedPhoto[]> {
  const judge = async (image: Uint8Array, known: Omit<JudgedPhoto, "accepted" | "checks">) => {
    const { accepted, checks } = await pool.makePhoto({
      image,
      rule: { ...rule, ...known.where },
      background: "auto",
      paper: "4x6in",
      sheetLabel: rule.urlPath,
    });
    return { ...known, accepted, checks };
  };
  const judged: Promise<JudgedPhoto>[] = [];
  for (const [turn, { file }] of good.entries()) {
    const bytes = new Uint8Array(await readFile(join(folder, file)));
    const shown = shownBy(file);
    if (!only || only.includes("teeth") || only.includes("forbidden-glasses")) {
      const strictly = shown.map((name) => (name === "clear-glasses" ? "forbidden-glasses" : name));
      judged.push(
        judge(bytes, { file, isMade: false, shown: strictly, isOtherwiseGood: true, where: strict }),
      );
    }
    const picture = await facePicture(file, bytes, ports);
    if (!picture) continue;
    for (const [name, make] of Object.entries(madeDefects) as [DefectName, typeof madeDefects.mask][]) {
      if (only && !only.includes(name)) continue;
      const image = await make!(picture, turn);
      if (!image) continue;
      const { where = {} }: Defect = defects[name];
      judged.push(judge(image, { file, isMade: true, shown: [name], isOtherwiseGood: false, where }));
      // Not more pictures at once than the workers are busy with.
      if (judged.length % 4 === 0) await judged.at(-4);
    }
  }
  return Promise.all(judged);
}
