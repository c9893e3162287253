import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { CardCheck } from "../../../../../../contract/photo-report";
import type { Template } from "../../../../../../contract/template";
import { CheckList } from "../../../../../../src/features/photo/components/result/check-list";
import { renderEnglish, texts } from "../../../../components/render";

const warned = (rule: string, messageKey: string): CardCheck =>
  ({ rule, verdict: "warn", messageKey, measured: null, min: null, max: null, unit: null }) as CardCheck;

const cardOf = (title: string) => {
  const heading = screen.getByRole("heading", { name: title });
  return within(heading.parentElement!.parentElement!);
};

test("a fault that two checks have found is told once", () => {
  const key = "backgroundUneven";
  renderEnglish(<CheckList checks={[warned("background", key), warned("background-even", key)]} />);
  expect(screen.getAllByRole("heading", { name: texts.errors[key].title })).toHaveLength(1);
});

test("what the authority eases for children leads to its own words, the rest to our advice", () => {
  const { expression, blurred } = texts.errors;
  const childRules = {
    groups: [{ age: "under-6", rules: ["expression-free"] }],
  } as unknown as Template["forChildren"];
  const checks = [warned("expression", "expression"), warned("sharpness", "blurred")];
  renderEnglish(<CheckList checks={checks} childRules={childRules} />);
  const rules = { name: texts.photo.document.childRules };
  expect(cardOf(expression.title).getByRole("link", rules)).toBeTruthy();
  expect(screen.queryByText(expression.advice)).toBeNull();
  expect(cardOf(blurred.title).queryByRole("link", rules)).toBeNull();
  expect(screen.getByText(blurred.advice)).toBeTruthy();
});
