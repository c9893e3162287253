import { useTranslation } from "react-i18next";
import type { CardCheck } from "../../../../../contract/photo-report";
import { likelyRefusal } from "../../../../../photo/core/checks/grade";
import type { Check, Grade } from "../../../../../photo/core/types";
import { checkTextsOf } from "../../check-texts";

const texts = {
  ready: { kind: "pass", text: "verdict.pass" },
  look: { kind: "warn", text: "verdict.look" },
  ask: { kind: "warn", text: "verdict.ask" },
  "refusal-likely": { kind: "fail", text: "verdict.refused" },
} as const;

/** What was found of a photo; one without a grade is not accepted. */
export interface Found {
  grade: Grade | null;
  checks: CardCheck[];
}

/** The outcome in one line; the reason where an authority is likely to refuse the photo. */
export const useVerdict = ({ grade, checks }: Found) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  if (grade === null)
    return { kind: "fail", text: tErrors("failure.photoNotAccepted.title"), reason: null } as const;
  const { kind, text } = texts[grade];
  const refusal = likelyRefusal(checks as Check[]);
  const words = refusal && checkTextsOf(refusal.messageKey);
  return { kind, text: t(text), reason: words ? tErrors(words.title) : null };
};
