import { writePercent, writeUnit } from "../../../locales/write-number";
import { FiguresTable } from "./figures-table";
import { Heading } from "./heading";
import type { MarkResult, Measured } from "./measured";
import { Sentences } from "./sentences";
import { useFigures } from "./use-figures";

/** Distances of the found points from the labelled ones. */
function MarkFigures({ marks }: Measured) {
  const { t, number, percent } = useFigures();
  const row = (name: string, { files, medianPercent, p95Percent }: MarkResult) => [
    name,
    number(files),
    percent(medianPercent),
    percent(p95Percent),
  ];
  return (
    <FiguresTable
      caption={t("lengths.caption")}
      head={[t("lengths.point"), t("column.photos"), t("column.half"), t("column.most")]}
      rows={[
        row(t("lengths.hair"), marks.crown),
        row(t("lengths.eyes"), marks.eyes),
        row(t("lengths.chin"), marks.chin),
      ]}
    />
  );
}

/** A head for the example of what one percent means. */
const exampleHeadMm = 30;

export function Lengths({ measured }: { measured: Measured }) {
  const { t, bcp47, number, percent, date } = useFigures();
  const { templates, portraits, accepted, inBandsPercent, refused, measuredAt } = measured.geometry;
  const mouth = refused["mouth-closed"] ?? 0;
  const onePercent = {
    percent: writePercent(1, bcp47, 0),
    head: writeUnit(exampleHeadMm, "mm", bcp47, 0),
    length: writeUnit(exampleHeadMm / 100, "mm", bcp47, 1),
  };
  const { chin } = measured.marks;
  const chinOff = {
    percent: percent(chin.p95Percent),
    head: onePercent.head,
    length: writeUnit((exampleHeadMm * chin.p95Percent) / 100, "mm", bcp47, 1),
    files: number(chin.files),
  };
  return (
    <>
      <Heading id="lengths" />
      <Sentences
        of={[
          t("lengths.afterwards"),
          t("lengths.documents", { count: templates, made: number(accepted) }),
          t("lengths.portraits", { portraits: number(portraits) }),
          t("lengths.rejected", { mouth: number(mouth), rest: number(templates - accepted - mouth) }),
          t("lengths.inside", { percent: percent(inBandsPercent) }),
        ]}
      />
      <p>{t("measuredOn", { date: date(measuredAt) })}</p>
      <MarkFigures {...measured} />
      <Sentences
        of={[t("lengths.onePercent", onePercent), t("lengths.chinOff", chinOff), t("lengths.crown")]}
      />
    </>
  );
}
