import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import { setPhoto } from "../../../../../../src/features/photo/actions/set-photo";
import { ResultView } from "../../../../../../src/features/photo/components/result/result-view";
import { choicesChanged } from "../../../../../../src/features/photo/state/photo-slice";
import { useLoadedImage } from "../../../../../../src/images/use-loaded-image";
import { makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { allThatIsDue } from "../../../../../wait-until";
import { renderEnglish, texts } from "../../../../components/render";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  pathsOf,
  photoOf,
  storeWithPhoto,
  uploadAnswer,
} from "../../photo-fixtures";

beginEachAfresh();

const { result } = texts;
const button = (name: string) => screen.findByRole("button", { name });
const heading = () => screen.getByRole("heading", { level: 1 });
const answerMask = (mask: Promise<{ data: unknown }>) =>
  answerPhotoCalls({ "/v5/passport/template": { data: [] }, "/v5/card/mask": () => mask });

/** The result page of a photo that is being made; `finish` lets the server answer. */
async function openRun() {
  let finish = () => {};
  answerMask(new Promise((resolve) => (finish = () => resolve({ data: card }))));
  const store = await storeWithPhoto();
  void store.dispatch(makePhoto());
  // As Gatsby does when "Get started" has led here.
  renderEnglish(
    <Provider store={store}>
      <div id="gatsby-focus-wrapper" tabIndex={-1} ref={(page) => page?.focus()}>
        <ResultView />
      </div>
    </Provider>,
  );
  await button(result.wait.stop);
  return { finish, store, page: document.getElementById("gatsby-focus-wrapper")! };
}

test("the outcome and its removal are said by one status, there before them", async () => {
  const { finish } = await openRun();
  const status = screen.getAllByRole("status")[0]!;
  expect(status.textContent).toBe("");
  finish();
  await waitFor(() => expect(status.textContent).toBe(result.verdict.pass));
  await userEvent.click(await button(result.action.delete));
  await waitFor(() => expect(status.textContent).toBe(result.action.deleted));
  expect(status.isConnected).toBe(true);
  expect(document.activeElement).toBe(heading());
});

test("a photo that is being made says so, step by step", async () => {
  // As Gatsby marks the title of a page, which it takes away with it.
  document.head.innerHTML = "<title data-gatsby-head></title>";
  const { finish } = await openRun();
  expect(heading().textContent).toBe(result.wait.title);
  expect(heading().hasAttribute("data-passing")).toBe(true);
  expect(screen.getByText(result.wait.step.mask)).toBeTruthy();
  expect(document.title).toContain(result.wait.title);
  finish();
  await button(result.action.download);
  expect(document.title).toContain(heading().textContent);
  expect(document.title).not.toContain(result.wait.title);
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
  expect(heading().hasAttribute("data-passing")).toBe(false);
  expect(screen.queryByText(result.wait.step.mask)).toBeNull();
});

test("the wait is shown from its top, however far the form before it was scrolled", async () => {
  // As newer browsers do, with a promise.
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue(Promise.resolve() as never);
  const { finish } = await openRun();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  finish();
  expect(await button(result.action.download)).toBeTruthy();
});

test("Retake and a new file are offered beside the finished photo", async () => {
  const { finish } = await openRun();
  finish();
  expect(await button(result.action.retake)).toBeTruthy();
  expect(await button(result.action.upload)).toBeTruthy();
});

test("the second press of a double press on what starts the run does not stop it", async () => {
  jest.spyOn(performance, "now").mockReturnValue(1_000);
  const { finish } = await openRun();
  await userEvent.click(await button(result.wait.stop));
  await allThatIsDue();
  expect(heading().textContent).toBe(result.wait.title);
  finish();
  await button(result.action.download);
});

test("the heading takes the focus of a Stop button that goes away", async () => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(1_000);
  await openRun();
  clock.mockReturnValue(2_000);
  await userEvent.click(await button(result.wait.stop));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(heading().textContent).toBe(result.ready.stopped);
});

test("the headings of the wait and of its outcome take the focus that the way here has left on the page", async () => {
  const { finish } = await openRun();
  expect(document.activeElement).toBe(heading());
  finish();
  await button(result.action.download);
  expect(heading().textContent).toBe(result.title);
  expect(document.activeElement).toBe(heading());
});

test("a click on plain text leaves the focus where it puts it, until something else is shown", async () => {
  const { finish, store, page } = await openRun();
  page.focus();
  finish();
  await button(result.action.download);
  expect(document.activeElement).toBe(heading());
  page.focus();
  act(() => void store.dispatch(choicesChanged({ copies: 4 })));
  expect(document.activeElement).toBe(page);
});

test("a focus elsewhere stays where it is while the views change", async () => {
  const { finish } = await openRun();
  const other = document.body.appendChild(document.createElement("button"));
  other.focus();
  finish();
  await button(result.action.download);
  expect(document.activeElement).toBe(other);
  other.remove();
});

test("the person cut out is made and saved as PNG", async () => {
  const { finish } = await openRun();
  finish();
  const cutout = await button(result.cutout.download);
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const seen = answerPhotoCalls({
    "/v5/image/segment/url": { data: { url: "/v5/image/file/c.png" } },
    "/v5/image/file/c.png": { body: new Blob(["png"]) },
  });
  await userEvent.click(cutout);
  await waitFor(() => expect(saved).toEqual(["de-passport-cutout.png"]));
  const { data } = seen.find(({ path }) => path === "/v5/image/segment/url")!;
  const asked = new URLSearchParams(String(data));
  expect([asked.get("fileName"), asked.get("segmentType")]).toEqual([uploadAnswer.fileName, "3"]);
});

test("a file that cannot be had is told beside its button for as long as it lasts", async () => {
  const { finish } = await openRun();
  answerPhotoCalls({ "/v5/image/file/d.jpg": { networkError: "ERR_NETWORK" } });
  finish();
  const download = await button(result.action.download);
  await userEvent.click(download);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(texts.errors.failure.connectionTimedOut.title);
  expect(download.isConnected).toBe(true);
});

test("a double tap on Download saves one file, and a tap after it another", async () => {
  const { finish } = await openRun();
  answerPhotoCalls({ "/v5/image/file/d.jpg": { body: new Blob(["jpeg"]) } });
  finish();
  const download = await button(result.action.download);
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const now = performance.now();
  const clock = jest.spyOn(performance, "now").mockReturnValue(now);
  await userEvent.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(download.getAttribute("aria-busy")).not.toBe("true"));
  await userEvent.click(download);
  expect(saved).toHaveLength(1);
  clock.mockReturnValue(now + 1000);
  await userEvent.click(download);
  await waitFor(() => expect(saved).toHaveLength(2));
});

test("the sheet's PDF can be had at once after the sheet", async () => {
  const { finish } = await openRun();
  answerPhotoCalls({
    "/v5/image/file/p.jpg": { body: new Blob(["jpeg"]) },
    "/v5/image/file/p.pdf": { body: new Blob(["pdf"]) },
  });
  finish();
  await userEvent.click(await screen.findByRole("tab", { name: result.tabs.printout }));
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download.split(".").at(-1)!);
  });
  await userEvent.click(await button(result.action.downloadSheet));
  await waitFor(() => expect(saved).toEqual(["jpg"]));
  await userEvent.click(await button(result.action.downloadPdf));
  await waitFor(() => expect(saved).toEqual(["jpg", "pdf"]));
});

test("a deletion that the server did not confirm is told as it is, and made when the connection is back", async () => {
  const { finish } = await openRun();
  finish();
  const path = `/v5/image/${uploadAnswer.fileName}`;
  const remove = await button(result.action.delete);
  answerPhotoCalls({ [path]: { networkError: "ERR_NETWORK" } });
  await userEvent.click(remove);
  const [before] = result.action.deletedHere.split("{{time}}");
  await waitFor(() => expect(screen.getAllByRole("status")[0]!.textContent).toContain(before));
  expect(screen.queryAllByText(result.action.deleted)).toEqual([]);

  const seen = answerPhotoCalls({ [path]: { data: null } });
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(pathsOf(seen)).toEqual([path]));
  await waitFor(() => expect(localStorage.getItem("owedDeletions")).toBeNull());
  await waitFor(() => expect(heading().textContent).toBe(result.action.deleted));
  expect(document.body.textContent).not.toContain(before);
});

test("a photo whose loading fails is told, and another try is offered", async () => {
  jest.useFakeTimers();
  const tried: string[] = [];
  class BrokenImage {
    onerror = () => {};
    set src(src: string) {
      tried.push(src);
      void Promise.resolve().then(() => this.onerror());
    }
  }
  stubGlobal("Image", BrokenImage);
  const { result: hook } = renderHook(() => useLoadedImage("/broken.jpg"));
  for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(tried).toHaveLength(6);
  expect(hook.current).toMatchObject({ shown: null, hasFailed: true });
  act(() => hook.current.retry());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(tried.length).toBeGreaterThan(6);
  expect(hook.current.hasFailed).toBe(false);
  jest.useRealTimers();
});

test("the documents are loaded for a photo, and not before there is one", async () => {
  const store = makeStore();
  const hadPhoto: boolean[] = [];
  answerPhotoCalls({
    "/v5/passport/template": () => {
      hadPhoto.push(photoOf(store).photo !== null);
      return { data: [] };
    },
  });
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await screen.findByText(result.nothing.title);
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  // What loading the documents needs is there: a call would have been made.
  await import("../../../../../../src/v5/lists/cached-lists");
  await allThatIsDue();
  await store.dispatch(setPhoto(jpegFile()));
  await waitFor(() => expect(hadPhoto).toEqual([true]));
});
