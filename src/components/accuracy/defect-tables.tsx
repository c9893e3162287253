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
      caption={t("defects.caption")}
      head={[
        t("defects.defect"),
        t("defects.real"),
        t("defects.drawn"),
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
          number(row.made),
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

export function CheckFigures({ checks }: Measured) {
  const { t, number, percent } = useFigures();
  const { t: tName } = useTranslation(["accuracy", "errors"]);
  return (
    <FiguresTable
      caption={t("checks.caption")}
      head={[
        t("checks.check"),
        t("column.photos"),
        t("checks.right"),
        t("column.caught"),
        t("column.missed"),
        t("column.falseAlarms"),
      ]}
      rows={checks.map(({ name, photos, rightPercent, caught, missed, falseAlarms }) => [
        tName(name),
        number(photos),
        percent(rightPercent),
        number(caught),
        number(missed),
        number(falseAlarms),
      ])}
    />
  );
}
