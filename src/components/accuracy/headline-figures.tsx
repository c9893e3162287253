import { FactRow } from "../requirement/fact-row";
import type { Measured } from "./measured";
import { useFigures } from "./use-figures";

/** The two figures that answer the title: of all held-out portraits, how many are judged right. */
export function HeadlineFigures({ people }: Measured) {
  const { t, share } = useFigures();
  const everyone = people.find(({ group }) => group === "all");
  if (!everyone) return null;
  const { goodAccepted, badExplained } = everyone;
  return (
    <dl>
      <FactRow label={t("people.good")}>{share(goodAccepted.part, goodAccepted.whole)}</FactRow>
      <FactRow label={t("people.bad")}>{share(badExplained.part, badExplained.whole)}</FactRow>
    </dl>
  );
}
