import { useTranslation } from "react-i18next";
import { FiguresTable } from "./figures-table";
import { Heading } from "./heading";
import type { Measured } from "./measured";
import { Sentences } from "./sentences";
import { useFigures } from "./use-figures";

function VerdictFigures({ rows }: Measured["skinTones"]) {
  const { t, number, share } = useFigures();
  const { t: tCommon } = useTranslation("common");
  return (
    <FiguresTable
      isFolded
      caption={t("skinTones.caption", { deepest: number(rows.length) })}
      head={[
        t("skinTones.tone"),
        t("skinTones.accepted"),
        tCommon("verdict.pass"),
        tCommon("verdict.warn"),
        tCommon("verdict.ask"),
        tCommon("verdict.fail"),
        tCommon("verdict.notChecked"),
      ]}
      rows={rows.map(({ skinTone, photos, accepted, verdicts }) => [
        number(skinTone),
        share(accepted, photos),
        ...[verdicts.pass, verdicts.warn, verdicts.ask ?? 0, verdicts.fail, verdicts["not-checked"]].map(
          number,
        ),
      ])}
    />
  );
}

/** Results of the same drawn people in each skin tone; states whether they were equal. */
export function SkinTones({ measured }: { measured: Measured }) {
  const { t, date } = useFigures();
  const { rows, differing, measuredAt } = measured.skinTones;
  const count = new Set(differing.map(({ rule }) => rule)).size;
  const day = date(measuredAt);
  const noRefusal = differing.every(({ verdicts }) => !verdicts.includes("fail"));
  return (
    <>
      <Heading id="skin-tones" />
      <Sentences
        of={[
          t("skinTones.people", { count: rows[0]?.photos ?? 0 }),
          count === 0 ? t("skinTones.same", { date: day }) : t("skinTones.differ", { count, date: day }),
          count > 0 && noRefusal && t("skinTones.differNoRefusal"),
          t("skinTones.models"),
          t("skinTones.sums"),
        ]}
      />
      <VerdictFigures {...measured.skinTones} />
    </>
  );
}
