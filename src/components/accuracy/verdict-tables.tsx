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

export function KindFigures({ categories }: Measured) {
  const { t, number, share } = useFigures();
  return (
    <FiguresTable
      caption={t("verdicts.kinds")}
      head={[
        t("verdicts.kind"),
        t("column.files"),
        t("verdicts.accepted"),
        t("verdicts.refused"),
        t("verdicts.eitherAccepted"),
        t("verdicts.eitherRefused"),
      ]}
      rows={categories.map((row) => [
        t(keyOf(kindKeys, row.category)),
        number(row.files),
        share(...partOf(row.acceptedOfGood)),
        share(...partOf(row.refusedOfBad)),
        number(row.openAccepted),
        number(row.openRefused),
      ])}
    />
  );
}
