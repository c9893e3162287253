import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { RefusalNotice } from "../../../../../src/features/photo/components/refusal-notice";
import { failureTexts } from "../../../../../src/v5/failure-texts";
import { renderEnglish, texts } from "../../../components/render";

afterEach(cleanup);

const { aspectRatio, failure } = texts.errors;

test("a refused file is told in plain words, then in the specification's, with what to do", () => {
  renderEnglish(
    <RefusalNotice
      texts={{ plain: "aspectRatio.plain", title: "aspectRatio.title", advice: "aspectRatio.advice" }}
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe(
    aspectRatio.plain + aspectRatio.title + aspectRatio.advice,
  );
});

test("words that are plain already are told once", () => {
  renderEnglish(<RefusalNotice texts={failureTexts.fileEmpty} />);
  expect(screen.getByRole("alert").textContent).toBe(failure.fileEmpty.title + failure.fileEmpty.advice);
});

test("where the visitor may go on, the notice interrupts nobody and has the way on", () => {
  renderEnglish(
    <RefusalNotice texts={failureTexts.fileEmpty} kind="warn">
      <button type="button">On</button>
    </RefusalNotice>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").contains(screen.getByRole("button", { name: "On" }))).toBe(true);
});
