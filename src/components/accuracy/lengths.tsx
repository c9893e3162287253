import { FiguresTable } from "./figures-table";
import { Heading } from "./heading";
import type { MarkResult, Measured } from "./measured";
import { Sentences } from "./sentences";
import { useFigures } from "./use-figures";

/** How far the points that were found lie from the marked ones. */
const MarkFigures = ({ marks }: Measured) => {
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
};

export const Lengths = ({ measured }: { measured: Measured }) => {
  const { t, number, percent } = useFigures();
  const { templates, accepted, inBandsPercent } = measured.geometry;
  return (
    <>
      <Heading id="lengths" />
      <Sentences
        of={[
          t("lengths.afterwards"),
          t("lengths.documents", { count: templates, made: number(accepted) }),
          t("lengths.inside", { percent: percent(inBandsPercent) }),
        ]}
      />
      <MarkFigures {...measured} />
      <Sentences of={[t("lengths.crown")]} />
    </>
  );
};
