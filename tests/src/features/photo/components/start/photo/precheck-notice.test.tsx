import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrecheckNotice } from "../../../../../../../src/features/photo/components/start/photo/precheck-notice";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

const { noFaces } = texts.errors;

test("what a first look found is told with what to do, and the photo can be used anyway", async () => {
  const onUseAnyway = jest.fn();
  renderEnglish(
    <PrecheckNotice
      fault={{ title: "noFaces.title", advice: "noFaces.advice" } as never}
      onUseAnyway={onUseAnyway}
    />,
  );
  expect(screen.getByRole("status").textContent).toContain(noFaces.title);
  expect(screen.getByText(noFaces.advice)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: texts.photo.choose.useAnyway }));
  expect(onUseAnyway).toHaveBeenCalledTimes(1);
});
