import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import { likelyRefusal } from "../../../../../photo/core/checks/grade";
import type { Check } from "../../../../../photo/core/types";
import { checkTextsOf } from "../../check-texts";

const texts = {
  ready: { kind: "pass", text: "verdict.pass" },
  look: { kind: "warn", text: "verdict.look" },
  ask: { kind: "warn", text: "verdict.ask" },
  "refusal-likely": { kind: "fail", text: "verdict.refused" },
} as const;

/** The outcome of an accepted photo in one line; the reason where an authority is likely to refuse it. */
export const useVerdict = (card: Card) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { kind, text } = texts[card.grade];
  const refusal = likelyRefusal(card.checks as Check[]);
  const words = refusal && checkTextsOf(refusal.messageKey);
  return { kind, text: t(text), reason: words ? tErrors(words.title) : null };
};
