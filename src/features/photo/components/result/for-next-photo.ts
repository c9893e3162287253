import type { CardCheck } from "../../../../../contract/photo-report";
import type { MessageKey } from "../../../../../photo/core/message-keys";
import type { OrderedChecks } from "./order-checks";

/** One pair of glasses: whichever is the gravest says to take them off. */
const ofGlasses: ReadonlySet<string> = new Set<MessageKey>(["darkGlasses", "glassesForbidden", "glasses"]);

/** What nobody can tell of eyes behind dark lenses. */
const ofHiddenEyes: ReadonlySet<string> = new Set<MessageKey>(["eyesClosed", "gazeAway", "redEyes"]);

const isOfGlasses = ({ messageKey }: CardCheck) => ofGlasses.has(messageKey);

/** An answer would not save this photo: what is asked is advice for the next. Glasses are asked about where they are forbidden. */
const asAdvice = (question: CardCheck): CardCheck => ({
  ...question,
  verdict: "warn",
  messageKey: question.rule === "glasses" ? "glassesForbidden" : question.messageKey,
});

/** What a refused photo is told of, the gravest first: nothing twice of one pair of glasses, and nothing to decide. */
export function forNextPhoto({ failed, asked, warned }: OrderedChecks): CardCheck[] {
  const advised = asked.map(asAdvice);
  const told = [...failed, ...advised, ...warned];
  const glasses = [...failed, ...warned, ...advised].find(isOfGlasses);
  const areEyesHidden = told.some(({ messageKey }) => messageKey === "darkGlasses");
  const isHidden = ({ verdict, messageKey }: CardCheck) =>
    areEyesHidden && verdict === "warn" && ofHiddenEyes.has(messageKey);
  return told.filter((check) => check === glasses || !(isOfGlasses(check) || isHidden(check)));
}
