import { useTranslation } from "react-i18next";
import { likelyRefusal } from "../../../../../../../photo/core/checks/grade";
import type { Check, Grade } from "../../../../../../../photo/core/types";
import { oncePerFault, orderChecks } from "../order-checks";

const texts = {
  ready: { kind: "pass", text: "verdict.pass" },
  ownSize: { kind: "plain", text: "verdict.ownSize" },
  look: { kind: "warn", text: "verdict.look" },
  ask: { kind: "warn", text: "verdict.ask" },
  "refusal-likely": { kind: "fail", text: "verdict.refused" },
} as const;

/** Checks of a photo; the grade is null if the photo is not accepted. */
export interface GradedChecks {
  grade: Grade | null;
  checks: Check[];
}

/**
 * The verdict as one line, and the checks behind it, most severe first: of a photo that is not accepted every failure
 * and every warning. Empty if all passed or only questions are open.
 * @param isOwnSize there are no rules of an authority to meet
 */
export function useVerdict({ grade, checks }: GradedChecks, isOwnSize = false) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { failed, warned } = orderChecks(checks);
  if (grade === null)
    return {
      kind: "fail",
      text: tErrors("failure.photoNotAccepted.title"),
      shownChecks: oncePerFault([...failed, ...warned]),
    } as const;
  const { kind, text } = texts[isOwnSize && grade === "ready" ? "ownSize" : grade];
  const refusal = likelyRefusal(checks);
  const listed = refusal || grade === "look" ? warned : [];
  const shownChecks = oncePerFault(listed);
  return { kind, text: t(text, { count: shownChecks.length }), shownChecks };
}
