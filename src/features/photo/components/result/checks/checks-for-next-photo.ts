import type { PhotoReport } from "../../../../../../contract/photo-report";
import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { canMakeFrom } from "./mended-faults";
import type { OrderedChecks } from "./order-checks";

const subjectOf = ({ messageKey }: Check) => findingOf(messageKey)?.subject;

/** A photo can fail several checks for one pair of glasses; only the most severe is shown. */
const isAboutGlasses = (check: Check) => subjectOf(check) === "glasses";

/**
 * On a refused photo a question becomes advice for the next one. Glasses are only asked about where they are
 * forbidden.
 */
const questionAsAdvice = (question: Check): Check => ({
  ...question,
  verdict: "warn",
  messageKey: question.rule === "glasses" ? "glassesForbidden" : question.messageKey,
});

/** An uncertain crown can be moved on an accepted photo only. */
const concernsNextPhoto = ({ messageKey }: Check) => messageKey !== "headHeightUncertain";

const eyesHidden: readonly string[] = ["darkGlasses", "eyesUnclear"];

/** The checks to show for a refused photo, most severe first: glasses once, and no questions. */
export function checksForNextPhoto({ failed, asked, warned }: OrderedChecks): Check[] {
  const questions = asked.map(questionAsAdvice);
  const ordered = [...failed, ...questions, ...warned.filter(concernsNextPhoto)];
  const glasses = [...failed, ...warned, ...questions].find(isAboutGlasses);
  const areEyesHidden = ordered.some(({ messageKey }) => eyesHidden.includes(messageKey));
  const isHidden = (check: Check) => areEyesHidden && check.verdict === "warn" && subjectOf(check) === "eyes";
  return ordered.filter((check) => check === glasses || !(isAboutGlasses(check) || isHidden(check)));
}

/** The checks of a finished photo: nothing is asked where no answer, and no photo made from it, could help. */
export const checksOfFinished = ({ accepted, checks }: Pick<PhotoReport, "accepted" | "checks">): Check[] =>
  accepted || canMakeFrom(checks)
    ? checks
    : checks.map((check) => (check.verdict === "ask" ? questionAsAdvice(check) : check));
