import { useTranslation } from "react-i18next";
import { isForChild } from "../../../../contract/document/for-child";
import { followsIcao } from "../../../../contract/document/photo-rule";
import type { RequirementTemplate } from "../queries/requirement-template";
import { FactRow, SecondValue } from "./fact-row";

/** Words for the expression in the languages that sources are quoted in. */
const aboutExpression = new RegExp(
  [
    "expression|smil|grimac|mouth (must be )?(closed|shut)|open mouth|closed mouth",
    "gesichtsausdruck|geschlossenem mund|bouche (fermée|close)|sorris|bocca chiusa|sonris|boca cerrada|boca fechada",
    "gelaatsuitdrukking|gezichtsuitdrukking|zamknięt\\S+ ust|wyraz twarzy|выражени|закрыт\\S+ рт|вираз|ifade",
    "表情|无笑|真顔|표정|무표정|입을 다|الفم مغلق|تعبير",
  ].join("|"),
  "i",
);

/** What a source says of the expression; otherwise our general check of identity documents, named as such. */
export function ExpressionRow({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const words = template.sources
    .flatMap(({ quotes }) => quotes.map((quote) => quote.words))
    .find((quote) => aboutExpression.test(quote));
  // What is relaxed for children stands in a section of its own.
  if (isForChild(template) || (!words && !followsIcao(template))) return null;
  return (
    <FactRow label={t("facts.expression")}>
      {words ? (
        <q lang="" dir="auto">
          {words}
        </q>
      ) : (
        <>
          {t("value.neutral")}
          <SecondValue>{t("value.ownExpression")}</SecondValue>
        </>
      )}
    </FactRow>
  );
}
