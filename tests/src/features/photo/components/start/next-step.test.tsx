import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { setPhoto } from "../../../../../../src/features/photo/actions/set-photo";
import { StartCard } from "../../../../../../src/features/photo/components/start/start-card";
import { makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import { answerDeviceJobs, quietEngine } from "../../device-worker";
import { answerPhotoCalls, beginEachAfresh, jpegFile } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();
const { card } = texts.home;
const { choose } = texts.photo;
const template = byUrlPath.get("de-passport")!;
const { country, countryName } = template;
const countries = { data: [{ countryCode: country, countryName, aliases: [], templateList: [template] }] };

/** Where the upper edge of the observed control is in a window 640 px high; a change is told to the page. */
let topPx: number;
let tell: () => void;
type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } };
beforeEach(() => {
  answerDeviceJobs(quietEngine);
  topPx = 900;
  class Observer {
    constructor(callback: (entries: Seen[]) => void) {
      tell = () =>
        callback([{ isIntersecting: topPx >= 0 && topPx < 640, boundingClientRect: { top: topPx } }]);
    }
    observe = () => tell();
    disconnect = () => {};
  }
  stubGlobal("IntersectionObserver", Observer);
});

function open(search: string) {
  window.history.replaceState(null, "", `/${search}`);
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  return store;
}
const next = (name: string) => screen.queryByRole("button", { name });
const isStartSticky = () =>
  screen
    .getByRole("button", { name: texts.photo.choose.start })
    .closest("[data-sticky]")
    ?.getAttribute("data-sticky");

test("a step out of sight is one press away, and says nothing is wrong", async () => {
  open("");
  await userEvent.click(next(card.country.missing)!);
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: card.country.label }));
  expect(screen.queryByRole("alert")).toBeNull();
  // In the window, or scrolled past: there the start button says what is missing.
  for (const px of [300, -300]) {
    topPx = 900;
    act(() => tell());
    expect(next(card.country.missing)).toBeTruthy();
    topPx = px;
    act(() => tell());
    expect([px, next(card.country.missing)]).toEqual([px, null]);
  }
  expect(isStartSticky()).toBe("false");
});

test("with a document the photo is next, and with a photo the start", async () => {
  const store = open("?document=de-passport");
  await waitFor(() => expect(next(choose.missing)).toBeTruthy());
  await userEvent.click(next(choose.missing)!);
  expect(document.activeElement).toBe(next(choose.camera));
  await act(async () => void (await store.dispatch(setPhoto(jpegFile()))));
  expect(next(choose.missing)).toBeNull();
  expect(isStartSticky()).toBe("true");
});
