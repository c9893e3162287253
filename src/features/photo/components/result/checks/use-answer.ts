import type { Answers } from "../../../../../../photo/core/questions";
import { usePhotoActions } from "../../../use-photo-actions";
import { leadToVerdict } from "./verdict/lead-to-verdict";

/** Answers a question, and leads to the verdict that the answer has changed, unless the visitor has gone on meanwhile. */
export function useAnswer() {
  const act = usePhotoActions();
  return async (answer: Answers): Promise<void> => {
    const pressed = document.activeElement;
    await act(({ answerQuestion }) => answerQuestion(answer));
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === pressed || activeElement === body) leadToVerdict();
    });
  };
}
