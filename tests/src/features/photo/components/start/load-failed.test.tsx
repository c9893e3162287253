import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoadFailed } from "../../../../../../src/features/photo/components/start/load-failed";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachAfresh } from "../../photo-fixtures";

beginEachAfresh();

test("documents that did not come can be asked for again", async () => {
  const onRetry = jest.fn();
  renderEnglish(<LoadFailed onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain(texts.photo.loadFailed);
  await userEvent.click(screen.getByRole("button", { name: texts.common.action.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
