import { expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Check } from "../../../../../../../photo/core/types";
import { Questions } from "../../../../../../../src/features/photo/components/result/checks/questions";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

const { question } = texts.result;
const { eyesClosed, glasses, headCovering } = texts.errors;
const check = (rule: Check["rule"], messageKey: Check["messageKey"], other: Partial<Check> = {}): Check => ({
  rule,
  verdict: "ask",
  measured: null,
  min: null,
  max: null,
  unit: null,
  messageKey,
  ...other,
});

function ask(...checks: Check[]) {
  const onAnswer = jest.fn();
  renderEnglish(<Questions checks={checks} face={null} onAnswer={onAnswer} />);
  return onAnswer;
}
const group = (title: string) => within(screen.getByRole("group", { name: title }));
const buttons = (title: string) =>
  group(title)
    .getAllByRole("button")
    .map((button) => [button.textContent, button.getAttribute("aria-pressed")]);

test("each question has its answers, none of them given yet, and no advice, which depends on the answer", () => {
  ask(check("glasses", "glasses"), check("head-covering", "headCovering"));
  expect(buttons(glasses.title)).toEqual([
    [question.yes, "false"],
    [question.no, "false"],
  ]);
  expect(buttons(headCovering.title)).toEqual([
    [question.no, "false"],
    [question.religious, "false"],
    [question.other, "false"],
  ]);
  expect(screen.queryByText(headCovering.advice)).toBeNull();
  expect(screen.queryByText(glasses.advice)).toBeNull();
});

test("eyes that look closed are a question, which claims nothing", () => {
  ask(check("eyes-open", "eyesClosed"));
  expect(buttons(eyesClosed.question)).toEqual([
    [question.yes, "false"],
    [question.no, "false"],
  ]);
  expect(document.body.textContent).not.toContain(eyesClosed.title);
});

test("a press answers this question and no other", async () => {
  const onAnswer = ask(check("glasses", "glasses"), check("head-covering", "headCovering"));
  await userEvent.click(group(headCovering.title).getByRole("button", { name: question.religious }));
  expect(onAnswer.mock.calls).toEqual([[{ "head-covering": "religious-or-medical" }]]);
});

test("an answered question stays, with its answer pressed, and advises no more", async () => {
  ask(check("glasses", "glasses", { verdict: "pass", answer: "yes" }));
  expect(buttons(glasses.title)).toEqual([
    [question.yes, "true"],
    [question.no, "false"],
  ]);
  expect(screen.queryByText(glasses.advice)).toBeNull();
});

test("of two documents on one sheet the same question is asked once", () => {
  ask(check("glasses", "glasses"), check("glasses", "glasses", { answer: "no" }));
  expect(screen.getAllByRole("group")).toHaveLength(1);
});

test("what is measured is no question, whatever its verdict", () => {
  ask(check("mouth-closed", "mouthOpen"), check("glasses", "glasses", { verdict: "warn" }));
  expect(screen.queryAllByRole("group")).toEqual([]);
});
