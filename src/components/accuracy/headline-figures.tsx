import { FiguresTable } from "./figures-table";
import * as styles from "./headline-figures.module.css";
import type { Measured } from "./measured";
import { useFigures } from "./use-figures";

/** The figures that answer the title, each with what it means: of all portraits held back, how many are judged right. */
export function HeadlineFigures({ people }: Measured) {
  const { t, number, share } = useFigures();
  const everyone = people.find(({ group }) => group === "all");
  if (!everyone) return null;
  const { goodAccepted, badExplained, badRefused, badNotRefused } = everyone;
  const figures = [
    { meaning: t("people.good"), of: goodAccepted },
    { meaning: t("people.badMeans"), of: badExplained },
    { meaning: t("verdicts.refused"), of: badRefused },
  ];
  const { refusedOtherwise } = badNotRefused;
  const bad = badExplained.whole;
  const outcomes = [
    [t("verdicts.refused"), badRefused.part],
    [t("people.told"), badExplained.part - badRefused.part],
    [t("people.otherwise"), refusedOtherwise],
    [t("people.silent"), bad - badExplained.part - refusedOtherwise],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ meaning, of }) => (
          <div key={meaning} className={styles.figure}>
            <dt className={styles.meaning}>{meaning}</dt>
            <dd className={styles.share}>{share(of.part, of.whole)}</dd>
          </div>
        ))}
      </dl>
      <FiguresTable
        caption={t("people.outcomes", { bad: number(bad) })}
        head={[t("verdicts.kind"), t("column.photos")]}
        rows={outcomes.map(([outcome, photos]) => [outcome, number(photos)])}
      />
      <p>{t("people.rest", { reject: number(badRefused.whole), rest: number(bad - badRefused.whole) })}</p>
    </>
  );
}
