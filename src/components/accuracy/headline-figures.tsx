import * as styles from "./headline-figures.module.css";
import type { Measured } from "./measured";
import { Sentences } from "./sentences";
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
  const explained = {
    bad: number(badExplained.whole),
    reject: number(badRefused.whole),
    right: number(badRefused.part),
    other: number(badRefused.whole - badRefused.part),
  };
  const others = {
    other: explained.other,
    told: number(badNotRefused.told),
    otherwise: number(badNotRefused.refusedOtherwise),
    silent: number(badNotRefused.silent),
    rest: number(badExplained.whole - badRefused.whole),
  };
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
      <Sentences of={[t("people.explain", explained), t("people.others", others)]} />
    </>
  );
}
