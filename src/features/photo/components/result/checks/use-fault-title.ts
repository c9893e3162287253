import { useTranslation } from "react-i18next";
import type { MessageKey } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { useCheckWords } from "../../use-check-words";

const refusedBackground: MessageKey = "backgroundForbidden";

/**
 * What is wrong, where the verdict stands beside it: of a background likely to be rejected, the reason.
 * @param isMade false where nothing is made of the photo
 */
export function useFaultTitle(isMade = true): (check: Check) => string {
  const { t } = useTranslation("errors");
  const wordsOf = useCheckWords(isMade);
  return (check) => {
    if (check.messageKey !== refusedBackground) return wordsOf(check).title;
    return t(check.rule === "background-even" ? "backgroundUneven.title" : "backgroundColour.title");
  };
}
