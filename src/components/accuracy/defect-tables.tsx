import { useTranslation } from "react-i18next";
import { keyOf } from "../requirement/rule-keys";
import { FiguresTable } from "./figures-table";
import type { DefectResult, Measured } from "./measured";
import { defectKeys } from "./name-keys";
import { useFigures } from "./use-figures";

/** A photo that another check refused does not count for this one. */
const judged = ({ caught, onlyTold, missed }: DefectResult): number => caught + onlyTold + missed;

/** Results of the photos with each defect. */
export function DefectFigures({ defects }: Measured) {
  const { t, number, share } = useFigures();
  return (
    <FiguresTable
      isFolded
      caption={t("defects.caption")}
      head={[
        t("defects.defect"),
        t("defects.real"),
        t("column.caught"),
        t("defects.warned"),
        t("column.missed"),
        t("defects.aside"),
        t("column.falseAlarms"),
      ]}
      rows={defects.all.map((row) => {
        const aside = defects.keptAside.find(({ defect }) => defect === row.defect);
        return [
          t(keyOf(defectKeys, row.defect)),
          number(row.photographs),
          share(row.caught, judged(row)),
          number(row.onlyTold),
          number(row.missed),
          aside ? share(aside.caught, judged(aside)) : "–",
          share(row.falseAlarms, row.clean),
        ];
      })}
    />
  );
}

/** Defects that were missed in at least half of the photos that have them. */
export function MissedFigures({ defects }: Measured) {
  const { t, share } = useFigures();
  const often = defects.all.filter((row) => judged(row) > 0 && 2 * row.missed >= judged(row));
  return (
    <FiguresTable
      caption={t("notChecked.often")}
      head={[t("defects.defect"), t("column.missed")]}
      rows={often.map((row) => [t(keyOf(defectKeys, row.defect)), share(row.missed, judged(row))])}
    />
  );
}

/** Of photos with the fault, how many the check caught (a dash where there are none), and of those without, false alarms. */
export function CheckFigures({ checks }: Measured) {
  const { t, share } = useFigures();
  const { t: tName } = useTranslation(["accuracy", "errors"]);
  return (
    <FiguresTable
      isFolded
      caption={t("checks.caption")}
      head={[t("checks.check"), t("column.caught"), t("column.falseAlarms")]}
      rows={checks.map(({ name, caught, missed, falseAlarms, quiet }) => [
        tName(name),
        share(caught, caught + missed),
        share(falseAlarms, falseAlarms + quiet),
      ])}
    />
  );
}
