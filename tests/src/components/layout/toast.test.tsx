import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { Toast } from "../../../../src/components/layout/toast";
import { makeStore } from "../../../../src/store/store";
import { toastShown } from "../../../../src/store/toast-slice";
import { renderEnglish, texts } from "../render";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function openPage() {
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <Toast />
    </Provider>,
  );
  return { store, status: screen.getByRole("status") };
}
const busy = { failureKey: "serverBusy", code: 503, text: "busy" } as const;

test("a failure is said in the page's words for 1.5 s, by a status that was there before", () => {
  const { store, status } = openPage();
  expect(status.textContent).toBe("");
  act(() => store.dispatch(toastShown(busy)));
  expect(status.textContent).toContain(texts.errors.failure.serverBusy.title);
  act(() => void jest.advanceTimersByTime(1499));
  expect(status.textContent).not.toBe("");
  act(() => void jest.advanceTimersByTime(1));
  expect(status.textContent).toBe("");
});

test("the time starts when a toast is shown, and a later toast has its full time", () => {
  const store = makeStore();
  store.dispatch(toastShown({ ...busy, failureKey: "unknown", text: "early" }));
  // The page is hydrated long after the call has failed.
  jest.advanceTimersByTime(1400);
  renderEnglish(
    <Provider store={store}>
      <Toast />
    </Provider>,
  );
  const status = screen.getByRole("status");
  act(() => void jest.advanceTimersByTime(1499));
  expect(status.textContent).toContain("early");
  act(() => store.dispatch(toastShown({ ...busy, failureKey: "unknown", text: "later" })));
  act(() => void jest.advanceTimersByTime(1499));
  expect(status.textContent).toContain("later");
  act(() => void jest.advanceTimersByTime(1));
  expect(status.textContent).toBe("");
});

test("an error that is a string is said as it is", () => {
  const { store, status } = openPage();
  act(() => store.dispatch(toastShown({ failureKey: "unknown", code: null, text: "image load failure" })));
  expect(status.textContent).toContain("image load failure");
});

test("a visitor can send it away", () => {
  const { store, status } = openPage();
  act(() => store.dispatch(toastShown(busy)));
  fireEvent.click(screen.getByRole("button", { name: texts.common.toast.dismiss }));
  expect(status.textContent).toBe("");
});
