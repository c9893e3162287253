import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { photoOf } from "../../../../../src/features/photo/actions/set-photo";
import { RefusalNotice } from "../../../../../src/features/photo/components/refusal-notice";
import { photoChanged } from "../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../src/store/store";
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

test("a refused file is named, and the photo that stays is told of", () => {
  const refusal = { ...failureTexts.imageLoadFailed, file: "half.jpg" };
  const store = makeStore();
  store.dispatch(photoChanged(photoOf({ file: new File(["photo"], "earlier.jpg") })));
  renderEnglish(
    <Provider store={store}>
      <RefusalNotice texts={refusal} />
    </Provider>,
  );
  expect(screen.getByRole("alert").textContent).toContain("half.jpg");
  expect(screen.getByRole("alert").textContent).toContain(texts.photo.chosen.kept);
  cleanup();
  renderEnglish(<RefusalNotice texts={refusal} />);
  expect(screen.getByRole("alert").textContent).toContain("half.jpg");
  expect(screen.getByRole("alert").textContent).not.toContain(texts.photo.chosen.kept);
});

test("a refusal comes into the window; what can be ignored moves nothing", async () => {
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  renderEnglish(<RefusalNotice texts={failureTexts.imageLoadFailed} />);
  const isScrolled = () =>
    scrolled.mock.contexts.some((place) => place === screen.getByRole("alert").parentElement);
  await waitFor(() => expect(isScrolled()).toBe(true));
  cleanup();
  scrolled.mockClear();
  renderEnglish(<RefusalNotice texts={failureTexts.fileEmpty} kind="warn" />);
  expect(scrolled.mock.calls.length).toBe(0);
});
