import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { unzipSync } from "fflate";
import { changeSheet } from "../../../../../src/features/photo/actions/change";
import { makePhoto } from "../../../../../src/features/photo/actions/make";
import { saveAll, savePhoto, sharePhoto } from "../../../../../src/features/photo/actions/save";
import { lastSignature } from "../../../../../src/features/photo/signature/kept-signature";
import { stubGlobal } from "../../../../for-this-test";
import type { Answer } from "../../../v5/answer-calls";
import { answerPhotoCalls, beginEachAfresh, card, photoOf, storeWithPhoto } from "../photo-fixtures";

beginEachAfresh();

const file = (answer: Answer) => ({ [card.digital.url]: answer, [card.printout.url]: answer });
const found = file({ body: new Blob(["jpeg"], { type: "image/jpeg" }) });

/** A finished photo, whose files the server answers like this. */
async function storeWithCard(files: Record<string, Answer> = found) {
  const seen = answerPhotoCalls(files);
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  return { store, seen };
}

/** The names under which files were saved. */
let saved: string[];
beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const shareWith = (share: (data: { files: File[] }) => Promise<void>) =>
  Object.assign(navigator, { share: jest.fn(share) });
const refuses = (name: string) => async () => {
  throw new DOMException("no", name);
};

describe("a finished photo", () => {
  it("is saved under a name that tells its document", async () => {
    const { store } = await storeWithCard();
    expect(await store.dispatch(savePhoto("digital"))).toBeNull();
    expect(saved).toEqual(["de-passport-413x531px.jpg"]);
    expect(await store.dispatch(savePhoto("printout"))).toBeNull();
    expect(saved.at(-1)).toBe("de-passport-413x531px-sheet-4x6in.jpg");
  });

  it("is saved with its sheet in one archive", async () => {
    const pdf = { [card.printout.pdfUrl]: { body: new Blob(["pdf"]) } };
    const { store } = await storeWithCard({ ...found, ...pdf });
    expect(await store.dispatch(saveAll())).toBeNull();
    expect(saved).toEqual(["de-passport.zip"]);
  });

  it("is saved with the signature for its own form, and with that of no other", async () => {
    const pdf = { [card.printout.pdfUrl]: { body: new Blob(["pdf"]) } };
    const { store } = await storeWithCard({ ...found, ...pdf });
    const zips: Blob[] = [];
    jest.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${zips.push(blob as Blob)}`);
    const namesOfZip = async () => {
      await store.dispatch(saveAll());
      return Object.keys(unzipSync(new Uint8Array(await zips.at(-1)!.arrayBuffer())));
    };
    const file = { bytes: new Uint8Array(1), widthPx: 140, heightPx: 60, dpi: 200 };
    const sign = (urlPath: string) =>
      store.dispatch((_dispatch, _getState, services) => {
        lastSignature(services).made = { urlPath, files: { onWhite: file, transparent: file } };
      });
    sign("in-ssc");
    expect(await namesOfZip()).toHaveLength(3);
    sign("de-passport");
    expect((await namesOfZip()).slice(3)).toEqual([
      "de-passport-signature-140x60px.jpg",
      "de-passport-signature-140x60px.png",
    ]);
  });

  it("is handed to another program as that file, and saved nowhere", async () => {
    const given: File[] = [];
    shareWith(async ({ files }) => void given.push(...files));
    const { store } = await storeWithCard();
    expect(await store.dispatch(sharePhoto("digital"))).toBeNull();
    expect(given.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["de-passport-413x531px.jpg", "image/jpeg", 4],
    ]);
    expect(saved).toEqual([]);
  });

  it("on a paper that was chosen without a line is made when it is asked for, or not given for another", async () => {
    const { store } = await storeWithCard();
    const a4 = { ...card, printout: { ...card.printout, paper: "a4" } };
    answerPhotoCalls({ ...found, "/v5/card/mask": { networkError: "ERR_NETWORK" } });
    await store.dispatch(changeSheet("a4", null));
    expect(await store.dispatch(savePhoto("printout"))).toBe("connectionTimedOut");
    expect(await store.dispatch(savePhoto("pdf"))).toBe("connectionTimedOut");
    expect(saved).toEqual([]);
    expect(await store.dispatch(savePhoto("digital"))).toBeNull();
    answerPhotoCalls({ ...found, "/v5/card/mask": { data: a4 } });
    expect(await store.dispatch(savePhoto("printout"))).toBeNull();
    expect(saved).toEqual(["de-passport-413x531px.jpg", "de-passport-413x531px-sheet-a4.jpg"]);
  });

  it("that the visitor does not want to share after all is no failure", async () => {
    shareWith(refuses("AbortError"));
    const { store } = await storeWithCard();
    expect(await store.dispatch(sharePhoto("digital"))).toBeNull();
    expect(saved).toEqual([]);
  });

  it("is saved where the browser finds the press too long ago to share", async () => {
    shareWith(refuses("NotAllowedError"));
    const { store } = await storeWithCard();
    expect(await store.dispatch(sharePhoto("digital"))).toBeNull();
    expect(saved).toEqual(["de-passport-413x531px.jpg"]);
  });

  it("that cannot be shared is told", async () => {
    shareWith(refuses("DataError"));
    const { store } = await storeWithCard();
    expect(await store.dispatch(sharePhoto("digital"))).toBe("unknown");
  });

  it("that the server has no longer is uploaded again by the next run", async () => {
    const { store } = await storeWithCard(file({ status: 404, code: 404 }));
    expect(photoOf(store).upload).not.toBeNull();
    expect(await store.dispatch(savePhoto("digital"))).not.toBeNull();
    expect(photoOf(store).upload).toBeNull();
    expect(saved).toEqual([]);
  });

  it("on a dropped line stays uploaded, and the failure is the line's", async () => {
    const { store } = await storeWithCard(file({ networkError: "ERR_NETWORK" }));
    expect(await store.dispatch(savePhoto("digital"))).toBe("connectionTimedOut");
    expect(photoOf(store).upload).not.toBeNull();
  });

  it("that was made on this device is read from its memory", async () => {
    const here = { ...card, digital: { ...card.digital, url: "blob:https://photo.example/1" } };
    const { store } = await storeWithCard({ "/v5/card/mask": { data: here } });
    const ask = jest.fn(async () => ({ blob: async () => new Blob(["jpeg"]) }));
    stubGlobal("fetch", ask);
    expect(await store.dispatch(savePhoto("digital"))).toBeNull();
    expect(ask.mock.calls).toHaveLength(1);
    expect(saved).toHaveLength(1);
  });
});

it("before there is one a press does nothing", async () => {
  const seen = answerPhotoCalls();
  const store = await storeWithPhoto();
  expect(await store.dispatch(savePhoto("digital"))).toBeNull();
  expect([saved, seen]).toEqual([[], []]);
});
