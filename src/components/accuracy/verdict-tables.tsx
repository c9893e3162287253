import { keyOf } from "../requirement/rule-keys";
import { FiguresTable } from "./figures-table";
import type { Measured } from "./measured";
import { kindKeys } from "./name-keys";
import { useFigures } from "./use-figures";

/** "20/20" as the measuring programs write it; empty where none of this kind is meant. */
function partOf(text: string): [part: number, whole: number] {
  const [part = 0, whole = 0] = text.split("/").map(Number);
  return [part, whole];
}

export function PartFigures({ split }: Measured) {
  const { t, number, percent, share } = useFigures();
  return (
    <FiguresTable
      caption={t("verdicts.parts")}
      head={[t("verdicts.part"), t("column.files"), t("verdicts.judged"), t("verdicts.warned")]}
      rows={split.map(({ part, files, right, warnedPercent }) => [
        t(part === "kept aside" ? "verdicts.kept" : "verdicts.used"),
        number(files),
        share(...partOf(right)),
        percent(warnedPercent),
      ])}
    />
  );
}

/** How the files held back that were judged correctly add up: the portraits of the figures at the top, and the others. */
export function PartSum({ split, people }: Measured) {
  const { t, share } = useFigures();
  const kept = split.find(({ part }) => part === "kept aside");
  const everyone = people.find(({ group }) => group === "all");
  if (!kept || !everyone) return null;
  const { goodAccepted, badRefused } = everyone;
  const [right, whole] = partOf(kept.right);
  const portraits = goodAccepted.part + badRefused.part;
  const portraitsWhole = goodAccepted.whole + badRefused.whole;
  return (
    <p>
      {t("verdicts.joined", {
        all: share(right, whole),
        good: share(goodAccepted.part, goodAccepted.whole),
        bad: share(badRefused.part, badRefused.whole),
        files: share(right - portraits, whole - portraitsWhole),
      })}
    </p>
  );
}

export function KindFigures({ categories }: Measured) {
  const { t, share } = useFigures();
  return (
    <FiguresTable
      isFolded
      caption={t("verdicts.kinds")}
      head={[t("verdicts.kind"), t("verdicts.accepted"), t("verdicts.refused"), t("verdicts.eitherAccepted")]}
      rows={categories.map((row) => [
        t(keyOf(kindKeys, row.category)),
        share(...partOf(row.acceptedOfGood)),
        share(...partOf(row.refusedOfBad)),
        share(row.openAccepted, row.openAccepted + row.openRefused),
      ])}
    />
  );
}
