import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { Pairing } from "../../../../../../contract/pairing";
import { PairedPhone } from "../../../../../../src/features/photo/components/pairing/paired-phone";
import { selectPhoto } from "../../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import type { Answer } from "../../../../v5/answer-calls";
import { answerDeviceJobs, quietEngine } from "../../device-worker";
import { answerPhotoCalls, beginEachAfresh, jpegFile } from "../../photo-fixtures";
import { germanPassport } from "../../real-documents";

beginEachAfresh();
beforeEach(() => void answerDeviceJobs(quietEngine));

const { phone, fault } = texts.pairing;
const code = "7k3m9q2x";
const joined: Pairing = {
  code,
  state: "joined",
  direction: "to-desktop",
  urlPath: "de-passport",
  secondsLeft: 600,
  photo: null,
  files: null,
};
const { country, countryName } = germanPassport;
const countries = {
  data: [{ countryCode: country, countryName, aliases: [], templateList: [germanPassport] }],
};

interface Server {
  join?: () => Answer;
  send?: () => Answer | Promise<Answer>;
  /** Once a photo was sent. */
  state?: () => Pairing["state"];
  /** Before that. */
  isClosed?: () => boolean;
}

function open(
  { join, send, state = () => "received", isClosed = () => false }: Server = {},
  search = `?pair=${code}`,
) {
  let isSent = false;
  const stateNow = () => (isSent ? state() : isClosed() ? "closed" : "joined");
  const seen = answerPhotoCalls({
    "/v5/passport/template": countries,
    "/v5/pairing/join": () => join?.() ?? { data: joined },
    "/v5/pairing/photo": () => {
      isSent = true;
      return send?.() ?? { data: { ...joined, state: "sent" } };
    },
    "/v5/pairing": () => ({ data: { ...joined, state: stateNow() } }),
  });
  const store = makeStore();
  const view = renderEnglish(
    <Provider store={store}>
      <PairedPhone search={search} />
    </Provider>,
  );
  const givePhoto = async () => {
    const input = await waitFor(() => {
      const found = view.container.querySelector<HTMLInputElement>("input[type=file]");
      expect(found).not.toBeNull();
      return found!;
    });
    await userEvent.upload(input, jpegFile("holiday.jpg"));
    return screen.findByRole("button", { name: phone.send });
  };
  return { ...view, store, seen, givePhoto };
}

const pathsOf = (seen: { path: string }[]) => seen.map(({ path }) => path);

test("takes the document of the desktop, sends the photo with its code and keeps nothing of it", async () => {
  const { seen, store, givePhoto, unmount } = open();
  expect(await screen.findByText(germanPassport.photoTitle)).toBeTruthy();
  const send = await givePhoto();
  expect(pathsOf(seen)).not.toContain("/v5/pairing/photo");
  // As newer browsers do, with a promise.
  const scrolled = jest
    .spyOn(Element.prototype, "scrollIntoView")
    .mockReturnValue(Promise.resolve() as never);
  await userEvent.click(send);
  const received = await screen.findByText(phone.received);
  // The pressed button was further down, and the page is shorter now.
  expect((scrolled.mock.contexts.at(-1) as Element).contains(received)).toBe(true);
  const call = seen.find(({ path }) => path === "/v5/pairing/photo")!;
  const form = call.data as FormData;
  expect([form.get("code"), (form.get("file") as File).name]).toEqual([code, "holiday.jpg"]);
  await waitFor(() => expect(selectPhoto(store.getState()).photo).toBeNull());
  expect(unmount).not.toThrow();
});

test.each([
  ["sends the photo that is still being inspected", true, "second.jpg"],
  ["sends nothing when that photo is refused", false, null],
])("a press %s", async (_what, isReadable, sent) => {
  const { container, seen, givePhoto } = open();
  const send = await givePhoto();
  let decode = () => {};
  const decoded = new Promise((resolve, reject) => {
    decode = () =>
      isReadable ? resolve({ width: 1200, height: 1600, close() {} }) : reject(new DOMException());
  });
  stubGlobal("createImageBitmap", () => decoded);
  await userEvent.upload(container.querySelector("input")!, jpegFile("second.jpg"));
  await userEvent.click(send);
  expect(pathsOf(seen)).not.toContain("/v5/pairing/photo");
  decode();
  if (sent === null) expect(await screen.findByRole("alert")).toBeTruthy();
  else expect(await screen.findByText(phone.received)).toBeTruthy();
  const call = seen.find(({ path }) => path === "/v5/pairing/photo");
  expect(((call?.data as FormData | undefined)?.get("file") as File | undefined)?.name ?? null).toBe(sent);
});

test("shows what is sent, and waits until the desktop has it", async () => {
  let answer = (_answer: Answer) => {};
  const answered = new Promise<Answer>((resolve) => (answer = resolve));
  let state: Pairing["state"] = "sent";
  const { givePhoto } = open({ send: () => answered, state: () => state });
  await userEvent.click(await givePhoto());
  expect(screen.getByRole("progressbar", { name: phone.sending })).toBeTruthy();
  answer({ data: { ...joined, state: "sent" } });
  expect(await screen.findByText(phone.sent)).toBeTruthy();
  state = "received";
  expect(await screen.findByText(phone.received)).toBeTruthy();
});

test.each([
  [404, fault.unknown, "7K3M-9Q2X"],
  [409, fault.taken, ""],
  [410, fault.over, ""],
])("a code that is answered with %i asks for another one", async (status, sentence, kept) => {
  let isGood = false;
  open({ join: () => (isGood ? { data: joined } : { status, code: status }) });
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toBe(sentence + fault.advice);
  isGood = true;
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: phone.code });
  // An unknown code is a mistyped one.
  expect(field.value).toBe(kept);
  await userEvent.clear(field);
  await userEvent.type(field, "8k3m-9q2x");
  await userEvent.click(screen.getByRole("button", { name: phone.continue }));
  expect(await screen.findByRole("button", { name: texts.photo.choose.camera })).toBeTruthy();
});

test("an address without a code asks for it, and says when it is none", async () => {
  const { seen } = open({}, "?pair");
  const field = screen.getByRole("textbox", { name: phone.code });
  const hint = document.getElementById(field.getAttribute("aria-describedby")!);
  expect(hint?.textContent).toMatch(/^8 or 12 letters/);
  await userEvent.type(field, "7K3M");
  await userEvent.click(screen.getByRole("button", { name: phone.continue }));
  expect(screen.getByText(fault.unknown)).toBeTruthy();
  await userEvent.type(field, "-9Q2X");
  await userEvent.click(screen.getByRole("button", { name: phone.continue }));
  expect(await screen.findByRole("button", { name: texts.photo.choose.camera })).toBeTruthy();
  const join = seen.find(({ path }) => path === "/v5/pairing/join")!;
  expect(JSON.parse(join.data as string)).toEqual({ code });
});

test("a photo that could not be sent stays, and can be sent again, also when only the answer was lost", async () => {
  const answers: Answer[] = [{ networkError: "ERR_NETWORK" }, { status: 409, code: 409 }];
  const { givePhoto } = open({
    send: () => answers.shift()!,
    state: () => (answers.length > 0 ? "joined" : "received"),
  });
  await userEvent.click(await givePhoto());
  expect((await screen.findByRole("alert")).textContent).toContain(
    texts.errors.failure.connectionTimedOut.title,
  );
  await userEvent.click(screen.getByRole("button", { name: phone.send }));
  expect(await screen.findByText(phone.received)).toBeTruthy();
});

test("says that the desktop has the photo when only the answer was lost", async () => {
  const { givePhoto } = open({ send: () => ({ networkError: "ERR_NETWORK" }) });
  await userEvent.click(await givePhoto());
  expect(await screen.findByText(phone.received)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says when the desktop has closed, before the photo came or after", async () => {
  const before = open({ send: () => ({ status: 410, code: 410 }), state: () => "closed" });
  await userEvent.click(await before.givePhoto());
  expect((await screen.findByRole("alert")).textContent).toContain(fault.over);
  before.unmount();
  const after = open({ state: () => "closed" });
  await userEvent.click(await after.givePhoto());
  expect((await screen.findByRole("alert")).textContent).toContain(fault.over);
});

test("learns that the desktop has closed while the photo is chosen, and keeps the photo for another code", async () => {
  let isClosed = false;
  const { seen, givePhoto } = open({ isClosed: () => isClosed });
  await givePhoto();
  isClosed = true;
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(fault.over + fault.kept + fault.advice);
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  expect(screen.getByText("holiday.jpg")).toBeTruthy();
  expect(screen.queryByRole("button", { name: phone.send })).toBeNull();
  expect(screen.getByRole("link", { name: phone.make }).getAttribute("href")).toBe("/");

  isClosed = false;
  await userEvent.type(screen.getByRole("textbox", { name: phone.code }), "8k3m-9q2x");
  await userEvent.click(screen.getByRole("button", { name: phone.continue }));
  const send = await screen.findByRole("button", { name: phone.send });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  await userEvent.click(send);
  expect(await screen.findByText(phone.received)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  const form = seen.find(({ path }) => path === "/v5/pairing/photo")!.data as FormData;
  expect([form.get("code"), (form.get("file") as File).name]).toEqual(["8k3m9q2x", "holiday.jpg"]);
});

test("without a line it says so and tries again when it is asked", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let isBack = false;
  open({ join: () => (isBack ? { data: joined } : { networkError: "ERR_NETWORK" }) });
  expect((await screen.findByRole("alert")).textContent).toContain(texts.errors.failure.offline.title);
  isBack = true;
  await userEvent.click(screen.getByRole("button", { name: texts.common.action.retry }));
  expect(await screen.findByRole("button", { name: texts.photo.choose.camera })).toBeTruthy();
});

describe("files from the desktop", () => {
  const files = [
    { name: "de-passport-35x45mm.jpg", url: "/v5/image/file/1.jpg" },
    { name: "de-passport-35x45mm-sheet-4x6in.jpg", url: "/v5/image/file/2.jpg" },
    { name: "de-passport-35x45mm-sheet-4x6in.pdf", url: "/v5/image/file/3.pdf" },
  ];
  const toPhone: Pairing = { ...joined, direction: "to-phone", files };
  const { files: words } = texts.pairing;
  const ended = jest.fn();
  beforeEach(() => {
    ended.mockClear();
    stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
      ended(JSON.parse(body));
      return new Response("{}");
    });
    URL.createObjectURL = () => "blob:saved";
    URL.revokeObjectURL = () => {};
  });

  const fileOf = (url: string): Answer => ({
    body: new Blob(["bytes"], { type: url.endsWith(".pdf") ? "application/pdf" : "image/jpeg" }),
  });

  function openFiles(file: (url: string) => Answer = fileOf) {
    const seen = answerPhotoCalls({
      "/v5/pairing/join": { data: toPhone },
      ...Object.fromEntries(files.map(({ url }) => [url, () => file(url)])),
    });
    renderEnglish(
      <Provider store={makeStore()}>
        <PairedPhone search={`?pair=${code}`} />
      </Provider>,
    );
    return seen;
  }

  test("are fetched, which ends the pairing, and saved one by one or as an archive", async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openFiles();
    expect(await screen.findByText(words.here)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.title);
    expect(ended.mock.calls).toEqual([[{ code, received: 1 }]]);
    for (const name of [words.photo, words.sheet, words.pdf])
      await userEvent.click(screen.getByRole("button", { name: `${words.save} ${name}` }));
    // Pictures of the pictures, and none of the PDF.
    expect(document.querySelectorAll("li img[src='blob:saved']")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: words.all }));
    await waitFor(() => expect(saved).toEqual([...files.map(({ name }) => name), "de-passport.zip"]));
    // This browser cannot share files.
    expect(screen.queryByRole("button", { name: words.share })).toBeNull();
  });

  test("are shared together where the phone can do it", async () => {
    const share = jest.fn(async (_data: { files: File[] }) => {});
    Object.assign(navigator, { canShare: () => true, share });
    openFiles();
    await userEvent.click(await screen.findByRole("button", { name: words.share }));
    expect(share.mock.calls[0]![0].files.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });

  test("that did not come leave the pairing open, and can be fetched again", async () => {
    let answer: Answer = { networkError: "ERR_NETWORK" };
    openFiles(() => answer);
    expect((await screen.findByRole("alert")).textContent).toContain(
      texts.errors.failure.connectionTimedOut.title,
    );
    expect(ended).not.toHaveBeenCalled();
    answer = { body: new Blob(["bytes"]) };
    await userEvent.click(screen.getByRole("button", { name: texts.common.action.retry }));
    expect(await screen.findByText(words.here)).toBeTruthy();
  });

  test("that are deleted, and a code that was used, ask for another code", async () => {
    openFiles(() => ({ status: 404, code: 404 }));
    expect((await screen.findByRole("alert")).textContent).toBe(fault.over + fault.advice);
    cleanup();
    open({ join: () => ({ data: { ...toPhone, state: "received", files: null } }) });
    expect((await screen.findByRole("alert")).textContent).toBe(fault.over + fault.advice);
  });
});

test("says that the code of an address is none, and nothing before one is typed", () => {
  const { unmount } = open({}, "?pair=7k3m");
  expect(screen.getByText(fault.unknown)).toBeTruthy();
  unmount();
  open({}, "?pair");
  expect(screen.queryByText(fault.unknown)).toBeNull();
});
