import { type Answers, type QuestionRule, questions } from "../photo/core/questions";
import type { Check } from "../photo/core/types";
import { answerTexts, questionTitles } from "../src/features/photo/components/answer-texts";
import { make, makeButton, paragraph } from "./dom";
import { type Wording, wordsOf } from "./findings";

export type OnAnswer = (answer: Answers) => void;

const isQuestion = (check: Check): check is Check & { rule: QuestionRule } =>
  Object.hasOwn(questions, check.rule) && (check.verdict === "ask" || check.answer !== undefined);

function showQuestion(check: Check & { rule: QuestionRule }, wording: Wording, onAnswer: OnAnswer) {
  const { t } = wording;
  const title = t(`errors:${questionTitles[check.rule].own}`);
  const buttons = questions[check.rule].map((answer) => {
    const pressed = {
      id: `${check.rule}-${answer}`,
      part: "button",
      "aria-pressed": String(check.answer === answer),
    };
    return makeButton(t(`result:${answerTexts[answer]}`), pressed, () => onAnswer({ [check.rule]: answer }));
  });
  return make(
    "fieldset",
    { part: "question" },
    make("legend", {}, title),
    make("div", { class: "row" }, ...buttons),
    check.verdict === "ask" && paragraph("advice", wordsOf(check, wording).advice),
  );
}

/** Questions to the visitor. They stay after an answer, so that it can be changed. */
export const showQuestions = (checks: Check[], wording: Wording, onAnswer: OnAnswer): HTMLElement[] =>
  checks.filter(isQuestion).map((check) => showQuestion(check, wording, onAnswer));
