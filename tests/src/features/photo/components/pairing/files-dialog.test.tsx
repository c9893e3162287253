import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import type { Card } from "../../../../../../contract/card/card";
import type { Pairing } from "../../../../../../contract/pairing";
import { pairingPollMs } from "../../../../../../src/constants";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import FilesDialog from "../../../../../../src/features/photo/components/pairing/files-dialog";
import { FilesWay } from "../../../../../../src/features/photo/components/pairing/files-way";
import { loadActions } from "../../../../../../src/features/photo/load-actions";
import { networkChanged } from "../../../../../../src/store/network-slice";
import { afterThisTest, stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import type { Answer } from "../../../../v5/answer-calls";
import { answerPhotoCalls, beginEachAfresh, card, storeWithPhoto } from "../../photo-fixtures";

beginEachAfresh();
const { pairing: words, errors } = texts;
const opened: Pairing = {
  code: "7k3m9q2xm9g1",
  state: "waiting",
  direction: "to-phone",
  urlPath: "de-passport",
  secondsLeft: 600,
  photo: null,
  files: null,
};
const fileName = (digit: string, ending = "jpg") => `${digit.repeat(32)}.${ending}`;
const addressOf = (name: string) => `/v5/image/file/${name}?expires=1&signature=0`;
const finished: Card = {
  ...card,
  digital: { ...card.digital, url: addressOf(fileName("1")) },
  printout: { ...card.printout, url: addressOf(fileName("2")), pdfUrl: addressOf(fileName("3", "pdf")) },
};

const ended = jest.fn();
const closed = jest.fn();
beforeEach(() => {
  ended.mockClear();
  closed.mockClear();
  stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    ended(JSON.parse(body));
    return new Response("{}");
  });
});

afterEach(() => void jest.useRealTimers());

/** A finished photo, and what the next call for the state of the pairing is answered with. */
async function finish(made = finished, first: Answer = { data: opened }) {
  let next: Answer = { data: opened };
  const seen = answerPhotoCalls({
    "/v5/card/mask": { data: made },
    "/v5/pairing": ({ method }) => (method === "post" ? first : next),
  });
  afterThisTest(cleanup);
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  const answerNext = (answer: Answer) => {
    next = answer;
  };
  return { store, seen, answerNext };
}

async function open(first?: Answer) {
  const { answerNext, ...server } = await finish(finished, first);
  await loadActions();
  jest.useFakeTimers();
  const view = renderEnglish(
    <Provider store={server.store}>
      <FilesDialog onClose={closed} />
    </Provider>,
  );
  const poll = async (answer: Answer) => {
    answerNext(answer);
    await act(() => jest.advanceTimersByTimeAsync(pairingPollMs));
  };
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { ...view, ...server, poll };
}

const dialog = () => within(screen.getByRole("dialog", { hidden: true }));
const state = () => dialog().getByRole("status", { hidden: true }).textContent;

test("opens a pairing with all finished files, and says when the phone fetches and has them", async () => {
  const { seen, poll } = await open();
  const call = seen.find(({ path, method }) => path === "/v5/pairing" && method === "post")!;
  expect(JSON.parse(call.data as string)).toEqual({
    urlPath: "de-passport",
    files: [
      { fileName: fileName("1"), name: expect.stringMatching(/^de-passport-.*\.jpg$/) },
      { fileName: fileName("2"), name: expect.stringMatching(/-sheet-4x6in\.jpg$/) },
      { fileName: fileName("3", "pdf"), name: expect.stringMatching(/-sheet-4x6in\.pdf$/) },
    ],
  });
  expect(dialog().getByText("7K3M-9Q2X-M9G1")).toBeTruthy();
  expect(dialog().getByText(words.toPhone.consent)).toBeTruthy();
  await poll({ data: { ...opened, state: "joined" } });
  expect(state()).toBe(words.toPhone.fetching);
  await poll({ networkError: "ERR_NETWORK" });
  const done = () => dialog().queryByRole("button", { name: texts.result.adjust.done, hidden: true });
  expect(done()).toBeNull();
  await poll({ data: { ...opened, state: "received" } });
  expect(state()).toBe(words.toPhone.done);
  fireEvent.click(done()!);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
});

test("closes the pairing with the dialog while no phone has the files", async () => {
  const { unmount } = await open();
  unmount();
  expect(ended.mock.calls).toEqual([[{ code: opened.code, received: 0 }]]);
});

test("offers a new code after ten minutes, says when the files are deleted and when there is no line", async () => {
  const { store, poll, unmount } = await open();
  act(() => void store.dispatch(networkChanged(false)));
  expect(state()).toBe(errors.failure.offline.title);
  await poll({ status: 410, code: 410 });
  expect(dialog().getByRole("alert", { hidden: true }).textContent).toContain(words.expired);
  unmount();
  jest.useRealTimers();
  await open({ status: 404, code: 404, msg: "image link does not exist" });
  expect(dialog().getByRole("alert", { hidden: true }).textContent).toContain(
    errors.failure.imageLinkMissing.title,
  );
});

test("is not offered for a photo that stays on this device, and says why", async () => {
  const { store } = await finish();
  const { rerender } = renderEnglish(
    <Provider store={store}>
      <FilesWay />
    </Provider>,
  );
  expect(screen.getByRole("button", { name: words.toPhone.open })).toBeTruthy();
  const here = await finish({ ...finished, digital: { ...finished.digital, url: "blob:here" } });
  rerender(
    <Provider store={here.store}>
      <FilesWay />
    </Provider>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(words.toPhone.onDevice)).toBeTruthy();
});
