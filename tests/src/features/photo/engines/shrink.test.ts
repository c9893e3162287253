import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Precheck } from "../../../../../photo/precheck-photo";
import { asGiven, shrinkFor } from "../../../../../src/features/photo/engines/shrink";
import { headFound, precheck } from "../../../../../src/features/photo/precheck";
import type { Photo } from "../../../../../src/features/photo/state/photo-state";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { stubGlobal } from "../../../../for-this-test";
import { beginEachAfresh, stubDecoding } from "../photo-fixtures";
import { byUrlPath, germanPassport } from "../real-documents";

beginEachAfresh();

const file = new File([new Uint8Array(5_000_000)], "me.jpg", { type: "image/jpeg" });
const photo = { photoId: "own", widthPx: 6000, heightPx: 8000 } as Photo;
const uncut = [...byUrlPath.values()].find(({ editPolicy }) => editPolicy.geometry === "forbidden")!;
const unstopped = () => new AbortController().signal;

/** A head that fills this share of a picture of 1600 px in height. */
function headOf(share: number): Precheck["found"] {
  const [crown, chin] = [400, 400 + share * 1600];
  const head = {
    crown: [600, crown],
    chin: [600, chin],
    eyeMiddle: [600, (crown + chin) / 2],
    leftEye: [600 + share * 220, (crown + chin) / 2],
    rightEye: [600 - share * 220, (crown + chin) / 2],
    cheekMiddle: [600, (crown + chin) / 2],
    interpupillaryPx: share * 440,
    rollDeg: 0,
  };
  return { head, longestPx: 1600 } as unknown as Precheck["found"];
}

let store: AppStore;

// The engine itself needs a worker: what it finds is given.
let foundHere: Precheck["found"] = null;
jest.doMock("../../../../../src/features/photo/engines/this-device", () => ({
  thisDevice: () => ({ precheckPhoto: async () => ({ faults: [], found: foundHere, trim: null }) }),
}));

/** This device has looked at the photo and found that. */
async function seen(found: Precheck["found"], photoId = "own") {
  foundHere = found;
  await store.dispatch(precheck(photoId, file, unstopped()));
}

/** The photo with what this device has found on it. */
const source = (of = photo) => ({ file, photo: of, found: store.dispatch(headFound(of.photoId)) });

/** The browser encodes every canvas to so many bytes; null: it cannot. Answers the sizes that were asked for. */
function stubEncoding(bytes: number | null) {
  const sizes: [number, number][] = [];
  const context = { drawImage: () => {}, fillRect: () => {} };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    take: BlobCallback,
  ) {
    sizes.push([this.width, this.height]);
    take(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
  });
  return sizes;
}

beforeEach(() => {
  store = makeStore();
  stubGlobal("OffscreenCanvas", undefined);
  stubDecoding({ width: 6000, height: 8000 });
});

const whole = { file, width: 6000, height: 8000, madeFor: null, isAsGiven: false };

describe("a picture on its way to the server", () => {
  it("is made as small as its document can use", async () => {
    await seen(headOf(0.5));
    const sizes = stubEncoding(900_000);
    const sent = await shrinkFor(germanPassport, source(), unstopped());
    expect(sent).toMatchObject({ madeFor: "de-passport", isAsGiven: false });
    expect(sent.file.size).toBe(900_000);
    expect(sizes).toEqual([[sent.width, sent.height]]);
    expect(sent.height! / sent.width!).toBeCloseTo(4 / 3, 2);
    expect(sent.height).toBeLessThan(6000);
    expect(sent.height).toBeGreaterThanOrEqual(1600);
  });

  it.each([
    ["where no document is chosen", null],
    ["where the authority wants the uncut original", uncut],
  ])("goes whole %s", async (_, template) => {
    await seen(headOf(0.5));
    stubEncoding(900_000);
    expect(await shrinkFor(template, source(), unstopped())).toEqual(whole);
  });

  it("goes whole where its head is not known: of another photo, or not found", async () => {
    stubEncoding(900_000);
    await seen(headOf(0.5), "another");
    expect(await shrinkFor(germanPassport, source(), unstopped())).toEqual(whole);
    await seen(null);
    expect(await shrinkFor(germanPassport, source(), unstopped())).toEqual(whole);
  });

  it.each(["widthPx", "heightPx"] as const)("goes whole while its %s is not known", async (side) => {
    await seen(headOf(0.5));
    stubEncoding(900_000);
    const given = { ...photo, [side]: null };
    const sent = await shrinkFor(germanPassport, source(given), unstopped());
    expect(sent.file).toBe(file);
    expect(sent.madeFor).toBeNull();
  });

  it("goes whole where that would spare little: a small head needs nearly all its pixels", async () => {
    await seen(headOf(0.5));
    const sizes = stubEncoding(900_000);
    const small = { ...photo, widthPx: 1500, heightPx: 2000 };
    const sent = await shrinkFor(germanPassport, source(small), unstopped());
    expect(sent.file).toBe(file);
    expect(sent.madeFor).toBeNull();
    expect(sizes).toEqual([]);
  });

  it.each([
    ["cannot encode it", null],
    ["makes no smaller file of it", 6_000_000],
  ])("goes whole where the browser %s", async (_, bytes) => {
    await seen(headOf(0.5));
    stubEncoding(bytes);
    expect(await shrinkFor(germanPassport, source(), unstopped())).toEqual(whole);
  });

  it("is not sent at all when the visitor has stopped meanwhile", async () => {
    await seen(headOf(0.5));
    stubEncoding(900_000);
    await expect(shrinkFor(germanPassport, source(), AbortSignal.abort())).rejects.toThrow();
  });

  it("stays byte for byte where the file itself is judged", () => {
    expect(asGiven(file, photo)).toEqual({ ...whole, isAsGiven: true });
  });
});
