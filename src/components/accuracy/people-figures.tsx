import { keyOf } from "../requirement/rule-keys";
import { FiguresTable } from "./figures-table";
import type { Measured, MeasuredShare } from "./measured";
import { groupKeys } from "./name-keys";
import { useFigures } from "./use-figures";

/** Results for held-out people by skin tone, sex, age and glasses. */
export function PeopleFigures({ people }: Measured) {
  const { t, percent, share } = useFigures();
  const withRange = ({ part, whole, fromPercent, toPercent }: MeasuredShare) =>
    whole === 0
      ? "–"
      : t("people.range", { share: share(part, whole), from: percent(fromPercent), to: percent(toPercent) });
  return (
    <FiguresTable
      isFolded
      caption={t("people.caption")}
      head={[
        t("people.group"),
        t("people.good"),
        t("people.bad"),
        t("verdicts.refused"),
        t("people.unexplained"),
      ]}
      rows={people.map(({ group, goodAccepted, badExplained, badRefused, unexplained }) => [
        t(keyOf(groupKeys, group)),
        withRange(goodAccepted),
        withRange(badExplained),
        withRange(badRefused),
        withRange(unexplained),
      ])}
    />
  );
}
