import type { DefectResult } from "../../../src/components/accuracy/measured";
import { type Part, partOf } from "../parts";
import { type Defect, type DefectName, defects, isEnough, says } from "./defects";
import type { JudgedPhoto } from "./judged-photo";

export interface DefectRow extends DefectResult {
  defect: DefectName;
  wanted: Defect["wanted"];
}

const sameWhere = (photo: JudgedPhoto, defect: Defect): boolean =>
  Object.entries(defect.where ?? {}).every(([key, value]) => Reflect.get(photo.where, key) === value) &&
  (defect.where !== undefined || Object.keys(photo.where).length === 0);

function row(name: DefectName, photos: JudgedPhoto[]): DefectRow {
  const defect: Defect = defects[name];
  const verdicts = ({ checks }: JudgedPhoto) =>
    checks.filter(({ rule }) => defect.rules.includes(rule)).map(({ verdict }) => verdict);
  const here = photos.filter((photo) => sameWhere(photo, defect));
  const showing = here.filter(({ shown }) => shown.includes(name));
  // A defect that is the same to the eye and another by degree is no proof of a false alarm.
  const clean = here.filter(
    ({ isOtherwiseGood, shown }) =>
      isOtherwiseGood &&
      !shown.some((other) => defects[other].rules.some((rule) => defect.rules.includes(rule as never))),
  );
  const counts = { caught: 0, refusedOtherwise: 0, onlyTold: 0, missed: 0 };
  for (const photo of showing) {
    if (verdicts(photo).some((verdict) => isEnough(verdict, defect.wanted))) counts.caught++;
    else if (!photo.accepted) counts.refusedOtherwise++;
    // A check that was not asked for (a wall that is replaced) misses nothing.
    else if (verdicts(photo).length === 0) continue;
    else if (verdicts(photo).some(says)) counts.onlyTold++;
    else counts.missed++;
  }
  return {
    defect: name,
    wanted: defect.wanted,
    photographs: showing.filter(({ isMade }) => !isMade).length,
    made: showing.filter(({ isMade }) => isMade).length,
    ...counts,
    clean: clean.length,
    falseAlarms: clean.filter((photo) => verdicts(photo).some(says)).length,
  };
}

/** The confusion table, over all photographs or over one part of them. */
export function defectTable(photos: JudgedPhoto[], part?: Part): DefectRow[] {
  const here = photos.filter(({ file }) => !part || partOf(file) === part);
  return (Object.keys(defects) as DefectName[])
    .map((name) => row(name, here))
    .filter(({ photographs, made }) => photographs + made > 0);
}
