import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Failed } from "../../../../../../src/features/photo/components/result/failed";
import type { Result } from "../../../../../../src/features/photo/components/result/use-result";
import type { FailureKey } from "../../../../../../src/v5/failure";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachAfresh } from "../../photo-fixtures";

beginEachAfresh();

const { failed } = texts.result;

function openFailed(key: FailureKey, isOnDevice: boolean) {
  const result = { state: { choices: { isOnDevice } }, start: jest.fn(), startAt: jest.fn() };
  renderEnglish(<Failed result={result as unknown as Result} failure={{ key, message: null } as never} />);
}
const looks = () =>
  screen.getAllByRole("button").map((button) => [button.textContent, button.getAttribute("data-look")]);

test("what this browser cannot do is better sent to the server than tried again", () => {
  openFailed("deviceUnsupported", true);
  expect(looks()).toEqual([
    [failed.onServer, "primary"],
    [failed.again, "secondary"],
  ]);
});

test("what may go at another try is tried again first", () => {
  openFailed("deviceBrokenOff", true);
  expect(looks()).toEqual([
    [failed.again, "primary"],
    [failed.onServer, "secondary"],
  ]);
});

test("whoever is asked to write to us finds the way there", () => {
  openFailed("unknown", false);
  expect(document.body.textContent).toContain(texts.errors.failure.unknown.advice);
  const link = screen.getByRole("link", { name: texts.common.nav.contactus });
  expect(link.getAttribute("href")).toBe("/contactus#contact");
});
