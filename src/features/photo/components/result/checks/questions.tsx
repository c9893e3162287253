import { useTranslation } from "react-i18next";
import { type Answers, type QuestionRule, questions } from "../../../../../../photo/core/questions";
import type { Check, Face } from "../../../../../../photo/core/types";
import { Button } from "../../../../../components/ui/button";
import { useAppSelector } from "../../../../../store/hooks";
import { selectChoices, selectIsRunning } from "../../../state/selectors";
import { answerTexts, questionTitles } from "../../answer-texts";
import { ChildRulesOfCheck } from "./child-rules-of-check";
import { EyesPicture } from "./eyes-picture";
import * as styles from "./questions.module.css";

const isQuestion = (check: Check): check is Check & { rule: QuestionRule } =>
  Object.hasOwn(questions, check.rule) && (check.verdict === "ask" || check.answer !== undefined);

interface QuestionsProps {
  /** The checks of both documents on the sheet; the same question is asked once. */
  checks: readonly Check[];
  /** The face on the visitor's photo, which shows the eyes that are asked about. */
  face: Face | null;
  onAnswer: (answer: Answers) => void;
}

/** Questions to the visitor. They stay after an answer, so that it can be changed, but show no more what was asked about. */
export function Questions({ checks, face, onAnswer }: QuestionsProps) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const isRunning = useAppSelector(selectIsRunning);
  const { answers, isChild } = useAppSelector(selectChoices);
  // The last pressed answer, until its outcome arrives.
  const given: Partial<Record<QuestionRule, string>> = answers ?? {};
  const asked = new Map(checks.filter(isQuestion).map((check) => [check.rule, check]));
  return [...asked.values()].map((check) => (
    <fieldset key={`${check.rule} ${check.verdict === "ask"}`} className={styles.question}>
      <legend className={styles.title}>
        {tErrors(questionTitles[check.rule][isChild ? "child" : "own"])}
      </legend>
      {/* Beside a warning they stand at its point. */}
      {check.verdict !== "warn" && <ChildRulesOfCheck rule={check.rule} />}
      {check.rule === "eyes-open" && check.verdict === "ask" && face && (
        <EyesPicture check={check} face={face} />
      )}
      <div className={styles.answers}>
        {questions[check.rule].map((answer) => (
          <Button
            key={answer}
            aria-pressed={(given[check.rule] ?? check.answer) === answer}
            aria-busy={isRunning && given[check.rule] === answer && check.answer !== answer}
            onClick={() => onAnswer({ [check.rule]: answer })}
          >
            {t(answerTexts[answer])}
          </Button>
        ))}
      </div>
    </fieldset>
  ));
}
