import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { makePhoto, stopPhoto } from "../../../../../src/features/photo/actions/make";
import { deletePhoto, setPhoto } from "../../../../../src/features/photo/actions/set-photo";
import { documentChosen } from "../../../../../src/features/photo/state/photo-slice";
import { selectMissing } from "../../../../../src/features/photo/state/selectors";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { listenToAnnouncements } from "../../../../../src/v5/announce";
import { afterThisTest, stubGlobal } from "../../../../for-this-test";
import { waitUntil } from "../../../../wait-until";
import {
  answerPhotoCalls,
  card,
  jpegFile,
  losePhoto,
  makeAndBring,
  pathsOf,
  photoOf,
  runPathsOf,
  storeWithPhoto,
  stubDecoding,
  uploadAnswer,
} from "../photo-fixtures";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubDecoding({ width: 1200, height: 1600 });
});
afterEach(() => {});

function statusesOf(store: AppStore): string[] {
  const statuses: string[] = [];
  store.subscribe(() => {
    const { status } = photoOf(store);
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return statuses;
}

describe("a photo that is good", () => {
  test("goes through check, upload and mask to accepted", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    const statuses = statusesOf(store);
    await store.dispatch(makePhoto());
    expect(statuses).toEqual(["checking", "uploading", "processing", "accepted"]);
    expect(runPathsOf(seen)).toEqual(["/site/loginByDeviceId", "/v5/image/upload", "/v5/card/mask"]);
    expect(photoOf(store)).toMatchObject({
      status: "accepted",
      step: null,
      uploadRatio: 1,
      card,
      photo: { name: "me.jpg", widthPx: 1200, heightPx: 1600 },
      upload: { fileName: uploadAnswer.fileName },
    });
    const form = seen[1]?.data as FormData;
    expect([form.get("riskyCheck"), form.get("width"), form.get("height")]).toEqual(["1", "1200", "1600"]);
    expect(form.get("digest")).toMatch(/^[0-9a-f]{64}$/);
    const mask = new URLSearchParams(String(seen[2]?.data));
    expect(mask.get("fileName")).toBe(uploadAnswer.fileName);
    expect([mask.get("urlPath"), mask.get("background"), mask.get("paper")]).toEqual([
      "de-passport",
      "auto",
      "10x15cm",
    ]);
  });

  test("waits for the check behind its upload", async () => {
    let asked = 0;
    const seen = answerPhotoCalls({
      "/v5/image/upload": { data: { ...uploadAnswer, checkStatus: 0 } },
      "/v5/image/check": () => ({ data: { checkStatus: ++asked === 2 ? 1 : 0, errMsg: "" } }),
    });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(asked).toBe(2);
    expect(runPathsOf(seen).at(-1)).toBe("/v5/card/mask");
    expect(photoOf(store).status).toBe("accepted");
  });

  test("is uploaded once: the next document is made of the same upload", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    await store.dispatch(makePhoto());
    expect(pathsOf(seen).filter((path) => path === "/v5/image/upload")).toHaveLength(1);
    expect(pathsOf(seen).filter((path) => path === "/v5/card/mask")).toHaveLength(2);
  });

  test("shows how much of the upload has left", async () => {
    answerPhotoCalls({
      "/v5/image/upload": ({ onUploadProgress }) => {
        onUploadProgress?.({ loaded: 30, total: 120 } as never);
        ratios.push(photoOf(store).uploadRatio);
        onUploadProgress?.({ loaded: 10, total: 120 } as never);
        ratios.push(photoOf(store).uploadRatio);
        return { data: uploadAnswer };
      },
    });
    const ratios: number[] = [];
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(ratios).toEqual([0.25, 0.25]);
  });

  test("a format that this browser cannot decode is left to the server", async () => {
    stubDecoding(null);
    const heic = new File(
      [new Uint8Array([0, 0, 0, 24]), "ftypheic", new Uint8Array(4), "mif1heic"],
      "IMG_1.HEIC",
    );
    answerPhotoCalls();
    const store = await storeWithPhoto(heic);
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "accepted", photo: { widthPx: null } });
  });
});

describe("a frame of the camera", () => {
  const frameOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const store = await storeWithPhoto();
    await store.dispatch(setPhoto(new Blob([bytes], { type: "image/jpeg" }), "camera.jpg"));
    return store;
  };
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

  test("goes as a data URL, with the digest of its bytes", async () => {
    const seen = answerPhotoCalls({ "/v5/image/upload/base64": { data: uploadAnswer } });
    const store = await frameOf(head);
    await store.dispatch(makePhoto());
    expect(pathsOf(seen)).toContain("/v5/image/upload/base64");
    const form = seen.find(({ path }) => path.endsWith("base64"))?.data as FormData;
    expect(form.get("file")).toBe(`data:image/jpeg;base64,${Buffer.from(head).toString("base64")}`);
    expect(form.get("digest")).toBe(createHash("sha256").update(head).digest("hex"));
    expect(form.get("originFileNameList")).toBe('["camera.jpg"]');
    expect(photoOf(store).status).toBe("accepted");
  });
});

describe("a photo that this browser cannot turn upright", () => {
  const oldBrowser = async (_: Blob, options?: object) => {
    if (options) throw new TypeError("unknown value from-image");
    return { width: 1200, height: 1600, close: () => {} };
  };

  test("is left to the server", async () => {
    stubGlobal("createImageBitmap", oldBrowser);
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "accepted", photo: { widthPx: null } });
  });

  test("and that is too large to be sent as it is, is told so", async () => {
    stubGlobal("createImageBitmap", oldBrowser);
    const seen = answerPhotoCalls();
    const head = [0xff, 0xd8, 0xff, 0xe0];
    const store = await storeWithPhoto(new File([new Uint8Array(head), new Uint8Array(21e6)], "big.jpg"));
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      failure: { key: "rotationFailed" },
    });
    expect(seen).toEqual([]);
  });
});

describe("a photo that cannot be used", () => {
  test.each([
    ["nothing", new File([], "a.jpg"), { failure: { key: "fileEmpty" } }],
    [
      "no image",
      new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }),
      {
        rejection: {
          checks: [
            { rule: "image-type", verdict: "fail", measured: "image/svg+xml", messageKey: "imageType" },
          ],
        },
      },
    ],
  ])("%s is told before anything is sent", async (_, file, expected) => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto(file);
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "new-photo-required", ...expected });
    expect(seen).toEqual([]);
  });

  test("a file that has gone since it was chosen is told, not thrown", async () => {
    const gone = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    jest.spyOn(Blob.prototype, "arrayBuffer").mockImplementation(gone);
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      failure: { key: "imageLoadFailed" },
    });
    expect(seen).toEqual([]);
  });

  test.each([
    [1000, 3000, 0.33],
    [3000, 1000, 3],
  ])("%d x %d is outside 0.5 to 2", async (width, height, measured) => {
    stubDecoding({ width, height });
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store).rejection?.checks).toEqual([
      {
        rule: "aspect-ratio",
        verdict: "fail",
        measured: expect.closeTo(measured, 2),
        min: 0.5,
        max: 2,
        unit: "ratio",
        messageKey: "aspectRatio",
        isOwnLimit: true,
      },
    ]);
  });

  test.each([
    [500, 1000],
    [2000, 1000],
  ])("%d x %d is just inside", async (width, height) => {
    stubDecoding({ width, height });
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store).status).toBe("accepted");
  });

  test("a JPEG that cannot be decoded could not be loaded", async () => {
    stubDecoding(null);
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      failure: { key: "imageLoadFailed" },
    });
  });

  test("the server's checks come with its reasons, and the choices stay", async () => {
    const checks = [{ rule: "face-count", verdict: "fail", measured: 2, messageKey: "multipleFaces" }];
    answerPhotoCalls({ "/v5/card/mask": { code: 1000, data: { accepted: false, checks } } });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      rejection: { checks, face: null },
      failure: null,
      choices: { countryCode: "DE", urlPath: "de-passport" },
    });
    expect(photoOf(store).photo).not.toBeNull();
  });

  test.each([
    [{ code: 1009, msg: "zip behind the picture" }, "prohibitedContent"],
    [{ status: 413, code: 413 }, "fileTooLarge"],
    [{ status: 415, code: 415 }, "formatNotSupported"],
  ])("an upload answered with %j", async (answer, key) => {
    answerPhotoCalls({ "/v5/image/upload": answer });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "new-photo-required", failure: { key } });
  });
});

describe("a run that fails", () => {
  test.each([
    ["an answer without a file name", { "/v5/image/upload": { data: { url: "/x" } } }, "interfaceException"],
    ["an upload that the server refuses", { "/v5/image/upload": { status: 400, code: 400 } }, "uploadFailed"],
    [
      "a check behind the upload that failed",
      {
        "/v5/image/upload": { data: { ...uploadAnswer, checkStatus: 0 } },
        "/v5/image/check": { data: { checkStatus: -2, errMsg: "" } },
      },
      "uploadFailed",
    ],
  ])("%s is no fault of the photo: no new one is asked for", async (_, routes, key) => {
    answerPhotoCalls(routes);
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key } });
    answerPhotoCalls();
    await store.dispatch(makePhoto());
    expect(photoOf(store).status).toBe("accepted");
  });

  test.each([
    [{ networkError: "ERR_NETWORK" }, "connectionTimedOut", null],
    [{ networkError: "ECONNABORTED" }, "networkTimeout", null],
    [{ status: 503, code: 503, headers: { "retry-after": "5" } }, "serverBusy", 5000],
    [{ status: 500, code: 500 }, "unknown", null],
  ])("%j keeps photo, choices and upload, and can be tried again", async (answer, key, retryAfterMs) => {
    let isBroken = true;
    const seen = answerPhotoCalls({ "/v5/card/mask": () => (isBroken ? answer : { data: card }) });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "failed",
      step: "mask",
      failure: { key, retryAfterMs },
      choices: { urlPath: "de-passport" },
      upload: { fileName: uploadAnswer.fileName },
    });
    isBroken = false;
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "accepted", failure: null });
    expect(pathsOf(seen).filter((path) => path === "/v5/image/upload")).toHaveLength(1);
  });

  test("after an accepted photo leaves that one, and is told by a toast", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    const announced = jest.fn();
    afterThisTest(listenToAnnouncements(announced));
    answerPhotoCalls({ "/v5/card/mask": { status: 503, code: 503 } });
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key: "serverBusy" }, card });
    expect(announced.mock.calls).toMatchObject([[{ failureKey: "serverBusy", code: 503 }]]);
  });

  test("a file that the server has deleted since is uploaded again", async () => {
    const seen = answerPhotoCalls();
    const store = await storeWithPhoto();
    await makeAndBring(store);
    let masks = 0;
    const again = answerPhotoCalls({
      "/v5/card/mask": () => (++masks === 1 ? { status: 404, code: 404 } : { data: card }),
    });
    await store.dispatch(makePhoto());
    expect(pathsOf(again)).toEqual(["/v5/card/mask", "/v5/image/upload", "/v5/card/mask"]);
    expect(photoOf(store).status).toBe("accepted");
    expect(pathsOf(seen).slice(1)).toEqual(["/v5/image/upload", "/v5/card/mask", "/v5/image/file/d.jpg"]);
  });

  test("a file that this browser has lost is made from its upload, until the server has deleted that too", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    await losePhoto(store);
    const again = answerPhotoCalls();
    await store.dispatch(makePhoto());
    expect(pathsOf(again)).toEqual(["/v5/card/mask"]);
    expect(photoOf(store).status).toBe("accepted");

    answerPhotoCalls({ "/v5/card/mask": { status: 404, code: 404 } });
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({
      status: "new-photo-required",
      failure: { key: "imageLoadFailed" },
      choices: { urlPath: "de-passport" },
    });
  });

  test("a 404 right after an upload is a document that there is not", async () => {
    answerPhotoCalls({ "/v5/card/mask": { status: 404, code: 404 } });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key: "templateMissing" } });
  });
});

describe("answers that come too late", () => {
  test("a stopped run changes nothing any more; photo and choices stay", async () => {
    const store = await storeWithPhoto();
    answerPhotoCalls({
      "/v5/card/mask": () => {
        store.dispatch(stopPhoto());
        return { data: card };
      },
    });
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "idle", card: null, choices: { urlPath: "de-passport" } });
    expect(photoOf(store).photo).not.toBeNull();
  });

  test("stopping another run for a photo that was accepted leaves that one", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    const again = store.dispatch(makePhoto());
    store.dispatch(stopPhoto());
    await again;
    expect(photoOf(store)).toMatchObject({ status: "accepted", card, failure: null });
  });

  const visa = { countryCode: "DE", urlPath: "de-visa" };

  test("another document forgets what was made for the one before", async () => {
    answerPhotoCalls();
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    store.dispatch(documentChosen(visa));
    expect(photoOf(store)).toMatchObject({ status: "idle", card: null, choices: { urlPath: "de-visa" } });
    expect(photoOf(store).upload).not.toBeNull();
  });

  test("a photo for the document before is not taken for the one chosen meanwhile", async () => {
    const store = await storeWithPhoto();
    answerPhotoCalls({
      "/v5/card/mask": () => {
        store.dispatch(documentChosen(visa));
        return { data: card };
      },
    });
    await store.dispatch(makePhoto());
    expect(photoOf(store)).toMatchObject({ status: "idle", card: null });
  });

  test("only the last of two runs counts", async () => {
    const store = await storeWithPhoto();
    let masks = 0;
    let letFirstEnd = () => {};
    const firstMayEnd = new Promise<void>((resolve) => {
      letFirstEnd = resolve;
    });
    answerPhotoCalls({
      "/v5/card/mask": async () => {
        const count = ++masks;
        if (count === 1) await firstMayEnd;
        return { data: { ...card, result: { count } } };
      },
    });
    const first = store.dispatch(makePhoto());
    await waitUntil(() => expect(masks).toBe(1));
    await store.dispatch(makePhoto());
    letFirstEnd();
    await first;
    expect(photoOf(store).card?.result).toEqual({ count: 2 });
    expect(photoOf(store).status).toBe("accepted");
  });

  test("another photo stops the run of the one before and forgets its upload, on the server too", async () => {
    const store = await storeWithPhoto();
    const seen = answerPhotoCalls();
    await store.dispatch(makePhoto());
    await store.dispatch(setPhoto(jpegFile("other.jpg")));
    expect(photoOf(store)).toMatchObject({
      status: "idle",
      card: null,
      upload: null,
      photo: { name: "other.jpg" },
    });
    await waitUntil(() => expect(seen.at(-1)?.method).toBe("delete"));
    expect(seen.at(-1)?.path).toBe(`/v5/image/${uploadAnswer.fileName}`);
  });
});

test("nothing starts while a choice is missing, which is named in order", async () => {
  const seen = answerPhotoCalls();
  const store = makeStore();
  await store.dispatch(makePhoto());
  expect(selectMissing(store.getState())).toBe("country");
  const chosen = await storeWithPhoto();
  expect(selectMissing(chosen.getState())).toBeNull();
  await chosen.dispatch(deletePhoto());
  expect(selectMissing(chosen.getState())).toBe("photo");
  await chosen.dispatch(makePhoto());
  expect(photoOf(chosen).status).toBe("idle");
  expect(seen).toEqual([]);
});
