import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";

/** The outcome of an accepted photo in one line. */
export const useVerdict = (card: Card): { kind: "pass" | "warn"; text: string } => {
  const { t } = useTranslation("result");
  if (card.policyConflict) return { kind: "warn", text: t("verdict.conflict") };
  const count = card.checks.filter((check) => check.verdict === "warn").length;
  return count === 0
    ? { kind: "pass", text: t("verdict.pass") }
    : { kind: "warn", text: t("verdict.warn", { count }) };
};
