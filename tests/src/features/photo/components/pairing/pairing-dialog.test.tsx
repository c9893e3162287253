import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { Provider } from "react-redux";
import type { Pairing } from "../../../../../../contract/pairing";
import { today } from "../../../../../../src/browser/today";
import { pairingPollMs } from "../../../../../../src/constants";
import PairingDialog from "../../../../../../src/features/photo/components/pairing/pairing-dialog";
import { chooseDocument } from "../../../../../../src/features/photo/documents/choose-document";
import { networkChanged } from "../../../../../../src/store/network-slice";
import { makeStore } from "../../../../../../src/store/store";
import { afterThisTest, stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import { type Answer, answerCalls } from "../../../../v5/answer-calls";
import { beginEachAfresh, uploadAnswer } from "../../photo-fixtures";
import { germanPassport } from "../../real-documents";

beginEachAfresh();
const { pairing: words, errors, common } = texts;
const opened: Pairing = {
  code: "7k3m9q2x",
  state: "waiting",
  direction: "to-desktop",
  urlPath: "de-passport",
  secondsLeft: 600,
  photo: null,
  files: null,
};
const bytes = new Blob(["photo"], { type: "image/jpeg" });

const ended = jest.fn();
beforeEach(() => {
  ended.mockClear();
  jest.useFakeTimers();
  stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    ended(JSON.parse(body));
    return new Response("{}");
  });
});

/** The dialog, and what the next call for the state of its pairing is answered with. */
async function open(first: Answer = { data: opened }) {
  let next: Answer = { data: opened };
  let file: Answer = { body: bytes };
  const seen = answerCalls(({ path, method }) => {
    if (path === "/site/loginByDeviceId") return { data: { token: "t" } };
    if (path === "/v5/pairing") return method === "post" ? first : next;
    return file;
  });
  // Before the stand-in for fetch goes, which the end of the dialog still calls.
  afterThisTest(cleanup);
  const store = makeStore();
  store.dispatch(chooseDocument(germanPassport));
  const onPhoto = jest.fn<(photo: File) => void>();
  const onClose = jest.fn();
  const view = renderEnglish(
    <Provider store={store}>
      <PairingDialog onPhoto={onPhoto} onClose={onClose} />
    </Provider>,
  );
  const poll = async (answer: Answer, fileAnswer = file) => {
    next = answer;
    file = fileAnswer;
    await act(() => jest.advanceTimersByTimeAsync(pairingPollMs));
  };
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { ...view, store, seen, onPhoto, onClose, poll };
}

const dialog = () => within(screen.getByRole("dialog", { hidden: true }));
const state = () => dialog().getByRole("status", { hidden: true }).textContent;

test("shows a QR code, an address with a code to type, and how long they are good for", async () => {
  const { container, seen } = await open();
  expect(seen.find(({ method }) => method === "post" && seen.length)?.path).toBe("/site/loginByDeviceId");
  expect(JSON.parse(seen.at(-1)!.data as string)).toEqual({ urlPath: "de-passport" });
  const address = `${window.location.origin}/?pair=7k3m9q2x`;
  const drawn = container.querySelector("svg[role=img] path")?.getAttribute("d");
  expect(drawn).toBe(toSvgPath(generate(address, { minCorrectionLevel: correction.M })));
  expect(dialog().getByText("7K3M-9Q2X")).toBeTruthy();
  expect(dialog().getByText(`${window.location.host}/?pair`)).toBeTruthy();
  const end = new Date(Date.now() + 600_000);
  const time = `${end.getHours()}:${String(end.getMinutes()).padStart(2, "0")}`;
  expect(dialog().getByText(new RegExp(`0?${time}$`))).toBeTruthy();
  expect(state()).toBe(words.waiting);
});

test("says that the phone is there, fetches its photo and closes", async () => {
  const { onPhoto, onClose, poll } = await open();
  await poll({ data: { ...opened, state: "joined" } });
  expect(state()).toBe(words.joined);
  expect(screen.queryByText("7K3M-9Q2X")).toBeNull();
  await poll({ data: { ...opened, state: "sent", photo: uploadAnswer } });
  expect(onClose).toHaveBeenCalledTimes(1);
  const photo = onPhoto.mock.calls[0]![0];
  const name = `phone-de-passport-${today()}.jpg`;
  expect([photo.name, photo.type, photo.size]).toEqual([name, "image/jpeg", bytes.size]);
  expect(ended.mock.calls).toEqual([[{ code: opened.code, received: 1 }]]);
});

test("goes on waiting through a lost line and a busy server, and fetches again what broke off", async () => {
  const { store, onPhoto, poll } = await open();
  await poll({ networkError: "ERR_NETWORK" });
  act(() => void store.dispatch(networkChanged(false)));
  expect(state()).toBe(errors.failure.offline.title);
  act(() => void store.dispatch(networkChanged(true)));
  await poll({ status: 503, code: 503 });
  expect(state()).toBe(words.waiting);
  const sent = { data: { ...opened, state: "sent", photo: uploadAnswer } };
  await poll(sent, { networkError: "ERR_NETWORK" });
  expect(state()).toBe(words.receiving);
  await poll(sent, { body: bytes });
  expect(onPhoto).toHaveBeenCalledTimes(1);
});

test("offers a new code when the old one has expired", async () => {
  const { seen, poll } = await open();
  await poll({ status: 410, code: 410 });
  expect(dialog().getByRole("alert", { hidden: true }).textContent).toContain(words.expired);
  const before = seen.filter(({ method }) => method === "post").length;
  act(() => dialog().getByRole("button", { name: words.newCode, hidden: true }).click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(seen.filter(({ method }) => method === "post")).toHaveLength(before + 1);
  expect(state()).toBe(words.waiting);
});

test("says when no code can be had, and can try again", async () => {
  await open({ status: 429, code: 429 });
  expect(dialog().getByRole("alert", { hidden: true }).textContent).toContain(
    errors.failure.tooManyRequests.title,
  );
  expect(dialog().getByRole("button", { name: common.action.retry, hidden: true })).toBeTruthy();
});

test("ends the pairing when it is closed, and with the page", async () => {
  const { unmount } = await open();
  window.dispatchEvent(new Event("pagehide"));
  expect(ended.mock.calls).toEqual([[{ code: opened.code, received: 0 }]]);
  ended.mockClear();
  unmount();
  expect(ended.mock.calls).toEqual([[{ code: opened.code, received: 0 }]]);
});
