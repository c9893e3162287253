import { useTranslation } from "react-i18next";
import { likelyRefusal } from "../../../../../../photo/core/checks/grade";
import type { Check, Grade } from "../../../../../../photo/core/types";
import { oncePerFault, orderChecks } from "./order-checks";

const texts = {
  ready: { kind: "pass", text: "verdict.pass" },
  look: { kind: "warn", text: "verdict.look" },
  ask: { kind: "warn", text: "verdict.ask" },
  "refusal-likely": { kind: "fail", text: "verdict.refused" },
} as const;

/** What was found of a photo; one without a grade is not accepted. */
export interface Found {
  grade: Grade | null;
  checks: Check[];
}

/** The outcome in one line, and the checks that it hangs on, the gravest first: none where all have passed, or a question says it. */
export const useVerdict = ({ grade, checks }: Found) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { failed, warned } = orderChecks(checks);
  if (grade === null)
    return {
      kind: "fail",
      text: tErrors("failure.photoNotAccepted.title"),
      told: oncePerFault(failed),
    } as const;
  const { kind, text } = texts[grade];
  const refusal = likelyRefusal(checks);
  const toLookAt = grade === "look" ? warned : [];
  return { kind, text: t(text), told: oncePerFault(refusal ? [refusal, ...warned] : toLookAt) };
};
