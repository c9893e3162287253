import { expect, test } from "@jest/globals";
import { FirstFailure } from "../../../../../../../src/features/photo/components/result/checks/first-failure";
import { failureTexts } from "../../../../../../../src/v5/failure-texts";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

test("a refusal that no check has made says which file, why and what to do", () => {
  renderEnglish(<FirstFailure texts={failureTexts.fileTooLarge} file="wall.jpg" />);
  const words = texts.errors.failure.fileTooLarge;
  expect(document.body.textContent).toBe(`${words.title}wall.jpg${words.advice}`);
});
