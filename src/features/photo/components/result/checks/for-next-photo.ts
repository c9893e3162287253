import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import type { OrderedChecks } from "./order-checks";

const subjectOf = ({ messageKey }: Check) => findingOf(messageKey)?.subject;

/** One pair of glasses: whichever is the gravest says to take them off. */
const isOfGlasses = (check: Check) => subjectOf(check) === "glasses";

/** An answer would not save this photo: what is asked is advice for the next. Glasses are asked about where they are forbidden. */
const asAdvice = (question: Check): Check => ({
  ...question,
  verdict: "warn",
  messageKey: question.rule === "glasses" ? "glassesForbidden" : question.messageKey,
});

/** A crown that is hard to find is moved by hand on a finished photo; this one has none. */
const isOfNextPhoto = ({ messageKey }: Check) => messageKey !== "headHeightUncertain";

/** What a refused photo is told of, the gravest first: nothing twice of one pair of glasses, and nothing to decide. */
export function forNextPhoto({ failed, asked, warned }: OrderedChecks): Check[] {
  const advised = asked.map(asAdvice);
  const told = [...failed, ...advised, ...warned.filter(isOfNextPhoto)];
  const glasses = [...failed, ...warned, ...advised].find(isOfGlasses);
  const areEyesHidden = told.some(({ messageKey }) => messageKey === "darkGlasses");
  const isHidden = (check: Check) => areEyesHidden && check.verdict === "warn" && subjectOf(check) === "eyes";
  return told.filter((check) => check === glasses || !(isOfGlasses(check) || isHidden(check)));
}
