import type { Answers } from "../../../../../../photo/core/questions";
import { usePhotoActions } from "../../../use-photo-actions";
import { verdictId } from "./verdict/verdict-notice";

/** Id of the verdict with what belongs to it, above the photo on phones. */
export const outcomeId = "outcome";

/** Answers a question, and leads to the verdict that the answer has changed, unless the visitor has gone on meanwhile. */
export function useAnswer() {
  const act = usePhotoActions();
  return async (answer: Answers): Promise<void> => {
    const pressed = document.activeElement;
    await act(({ answerQuestion }) => answerQuestion(answer));
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement !== pressed && activeElement !== body) return;
      document.getElementById(verdictId)?.focus({ preventScroll: true });
      const outcome = document.getElementById(outcomeId);
      if (outcome && outcome.getBoundingClientRect().top < 0) outcome.scrollIntoView({ block: "start" });
    });
  };
}
