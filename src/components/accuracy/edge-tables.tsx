import { keyOf } from "../requirement/rule-keys";
import { FiguresTable } from "./figures-table";
import type { BusyResult, MatteResult, Measured } from "./measured";
import { backgroundKeys } from "./name-keys";
import { useFigures } from "./use-figures";

const mean = (mattes: readonly MatteResult[], field: keyof MatteResult): number =>
  mattes.reduce((sum, matte) => sum + matte[field], 0) / mattes.length;

export function EdgeFigures({ mattes, mattesOfMaskAlone }: Measured) {
  const { t, percent } = useFigures();
  const row = (name: string, of: readonly MatteResult[]) => [
    name,
    percent(mean(of, "framePercent")),
    percent(mean(of, "bandPercent")),
    percent(mean(of, "hairPercent")),
  ];
  return (
    <FiguresTable
      caption={t("edges.caption")}
      head={[t("edges.method"), t("column.whole"), t("column.edge"), t("edges.hair")]}
      rows={[row(t("edges.ours"), mattes), row(t("edges.modelAlone"), mattesOfMaskAlone)]}
    />
  );
}

export function BusyFigures({ busy }: { busy: readonly BusyResult[] }) {
  const { t, number, percent } = useFigures();
  return (
    <FiguresTable
      isFolded
      caption={t("edges.busyCaption")}
      head={[
        t("edges.background"),
        t("edges.people"),
        t("column.whole"),
        t("column.edge"),
        t("edges.leftOver"),
        t("edges.holes"),
      ]}
      rows={busy.map((row) => [
        t(keyOf(backgroundKeys, row.background)),
        number(row.people),
        percent(row.framePercent),
        percent(row.bandPercent),
        percent(row.leftoverPercent),
        percent(row.holesPercent),
      ])}
    />
  );
}
