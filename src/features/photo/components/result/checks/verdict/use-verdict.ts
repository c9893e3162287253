import { useTranslation } from "react-i18next";
import { likelyRefusal } from "../../../../../../../photo/core/checks/grade";
import type { Check, Grade } from "../../../../../../../photo/core/types";
import { usePageLanguage } from "../../../../../../i18n/use-language";
import { writeList } from "../../../../../../i18n/write-list";
import { useAppSelector } from "../../../../../../store/hooks";
import { selectChoices } from "../../../../state/selectors";
import { useCheckWords } from "../../../use-check-words";
import { oncePerFault, orderChecks } from "../order-checks";

const texts = {
  ready: { kind: "pass", text: "verdict.pass" },
  ownSize: { kind: "plain", text: "verdict.ownSize" },
  ownSizeFits: { kind: "plain", text: "verdict.ownSizeFits" },
  look: { kind: "warn", text: "verdict.look" },
  ask: { kind: "warn", text: "verdict.answer" },
  "refusal-likely": { kind: "fail", text: "verdict.refused" },
} as const;

/** Checks of a photo; the grade is null if the photo is not accepted. */
export interface GradedChecks {
  grade: Grade | null;
  checks: Check[];
}

/**
 * The verdict as one line, and the checks behind it, most severe first: of a photo that is not accepted every failure
 * and every warning. Empty if all passed or only questions are open; the line then names them.
 * @param isOther the other document on a sheet, which never has a size of the visitor's own
 */
export function useVerdict({ grade, checks }: GradedChecks, isOther = false) {
  const { ownSize, isCheck } = useAppSelector(selectChoices);
  const { bcp47 } = usePageLanguage();
  const wordsOf = useCheckWords();
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { failed, asked, warned } = orderChecks(checks);
  if (grade === null)
    return {
      kind: "fail",
      text: tErrors("failure.photoNotAccepted.title"),
      shownChecks: oncePerFault([...failed, ...warned]),
    } as const;
  const ofOwnSize = isCheck ? "ownSizeFits" : "ownSize";
  const { kind, text } = texts[ownSize && !isOther && grade === "ready" ? ofOwnSize : grade];
  const refusal = likelyRefusal(checks);
  const listed = refusal || grade === "look" ? warned : [];
  const shownChecks = oncePerFault(listed);
  const names = writeList([...new Set(asked.map((check) => wordsOf(check).name))], bcp47);
  return {
    kind,
    text: t(text, { count: shownChecks.length, checks: names }),
    shownChecks,
  };
}
