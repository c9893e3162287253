import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { StartCard } from "../../../../../../src/features/photo/components/start/start-card";
import {
  countryChosen,
  documentChosen,
  photoChanged,
} from "../../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import { answerPhotoCalls, beginEachAfresh, jpegFile, photoOf } from "../../photo-fixtures";

beginEachAfresh();

// After a release the chunk may be gone, also after the page was reloaded for it.
const mockChunk = { isGone: true };
jest.mock("../../../../../../src/features/photo/actions", () => {
  if (mockChunk.isGone) throw new Error("Loading chunk photo-actions failed");
  return jest.requireActual("../../../../../../src/features/photo/actions");
});

jest.mock("../../../../../../src/features/photo/components/start/photo/photo-preview", () => {
  throw new Error("Loading CSS chunk photo-preview failed");
});

const { failure } = texts.errors;
let store: ReturnType<typeof makeStore>;

beforeEach(() => {
  answerPhotoCalls();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  store = makeStore();
  store.dispatch(countryChosen("DE"));
  store.dispatch(documentChosen({ countryCode: "DE", urlPath: "de-passport" }));
});

const renderCard = () =>
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );

test("a start whose code does not load leads to the result page, which says that it failed", async () => {
  const navigate = jest.fn();
  stubGlobal("___navigate", navigate);
  store.dispatch(photoChanged({ photoId: "a", name: "me.jpg", type: "", bytes: 9 } as never));
  renderCard();
  await userEvent.click(screen.getByRole("button", { name: texts.photo.choose.start }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/result"));
  expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key: "unknown" } });
});

test("a photo whose code does not load is not taken without a word", async () => {
  renderCard();
  const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
  await userEvent.upload(screen.getByLabelText(texts.photo.choose.file, { selector: "input" }), jpegFile());
  await screen.findByText(failure.connectionTimedOut.title);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a photo chosen without a connection is said to wait, and is taken when the connection is back", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderCard();
  await userEvent.upload(screen.getByLabelText(texts.photo.choose.file, { selector: "input" }), jpegFile());
  await screen.findByText(failure.offline.title);
  const { label } = texts.photo.device;
  expect(screen.getByText(failure.offlinePhoto.advice.replace("{{device}}", label))).toBeTruthy();
  expect(photoOf(store).photo).toBeNull();

  mockChunk.isGone = false;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(photoOf(store).photo).not.toBeNull());
  await waitFor(() => expect(screen.queryByText(failure.offline.title)).toBeNull());
});

test("a chosen photo has its name while its preview cannot be loaded", async () => {
  renderCard();
  act(() => void store.dispatch(photoChanged({ photoId: "a", name: "me.jpg", type: "", bytes: 9 } as never)));
  expect(await screen.findByText("me.jpg")).toBeTruthy();
  expect(screen.getByText(texts.photo.chosen.title)).toBeTruthy();
});
