import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { wait } from "../../../src/browser/wait";
import { riskCheck } from "../../../src/v5/risk-check";
import { uploadImage, uploadImageBase64, uploadMedia, uploadMediaBase64 } from "../../../src/v5/upload";
import { answerCalls, loggedIn } from "./answer-calls";

const file = new File([new Uint8Array([1, 2, 3])], "me.jpg", { type: "image/jpeg" });
const fields = { fileName: "me.jpg", digest: "ab", width: 300, height: 400, riskyCheck: true };
const stored = { fileName: "a.jpg", url: "/v5/image/file/a.jpg", width: 300, height: 400, checkStatus: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loggedIn();
});
afterEach(() => void jest.useRealTimers());

const formOf = (data: unknown) => Object.fromEntries((data as FormData).entries());

test("an upload speaks zh and carries every field of the specification, the file last", async () => {
  const [call] = answerAndSee(stored);
  await uploadImage(file, fields);
  const { file: sent, ...rest } = formOf(call().data);
  expect(call().path).toBe("/v5/image/upload");
  expect(call().params.lang).toBe("zh");
  expect(rest).toEqual({
    poi: "305",
    source: "2",
    meta: "{}",
    riskyCheck: "1",
    originFileNameList: '["me.jpg"]',
    origin: "0",
    digest: "ab",
    width: "300",
    height: "400",
  });
  expect((sent as File).name).toBe("me.jpg");
  expect([...(call().data as FormData).keys()].pop()).toBe("file");
});

test("what is not known of a picture is left out", async () => {
  const [call] = answerAndSee(stored);
  await uploadImage(new Blob(["x"]), {
    ...fields,
    width: null,
    height: null,
    riskyCheck: undefined,
    meta: { from: "camera" },
  });
  const { file: sent, ...rest } = formOf(call().data);
  expect(rest).toEqual({
    poi: "305",
    source: "2",
    meta: '{"from":"camera"}',
    riskyCheck: "0",
    originFileNameList: '["me.jpg"]',
    origin: "0",
    digest: "ab",
  });
  expect((sent as File).size).toBe(1);
});

test("permanent media adds mediaType, temporary and ignoreRisky", async () => {
  const [call] = answerAndSee({ ...stored, mediaId: "m1" });
  const result = await uploadMedia(file, { ...fields, ignoreRisky: true });
  expect(call().path).toBe("/v5/media/upload");
  expect(formOf(call().data)).toMatchObject({ mediaType: "image", temporary: "0", ignoreRisky: "1" });
  expect(result).toMatchObject({ mediaId: "m1", checkStatus: 1, errMsg: "" });
});

test("the data URL forms have paths of their own", async () => {
  const [first, second] = answerAndSee(stored);
  await uploadImageBase64("data:image/png;base64,AAAA", fields);
  await uploadMediaBase64("data:image/png;base64,AAAA", fields);
  expect(first().path).toBe("/v5/image/upload/base64");
  expect(second().path).toBe("/v5/media/upload/base64");
  expect(formOf(first().data).file).toBe("data:image/png;base64,AAAA");
  expect(formOf(second().data)).toMatchObject({ mediaType: "image", temporary: "0", ignoreRisky: "0" });
});

describe("the upload's result", () => {
  test("success adds errMsg to the answer", async () => {
    answerAndSee(stored);
    expect(await uploadImage(file, fields)).toEqual({ ...stored, errMsg: "", failureKey: null });
  });

  test("nothing to upload is -2 'file is empty', without a call", async () => {
    const seen = answerCalls(() => ({ data: stored }));
    const expected = { checkStatus: -2, errMsg: "file is empty", failureKey: "fileEmpty" };
    expect(await uploadImage(new File([], "a.jpg"), fields)).toEqual(expected);
    expect(await uploadImageBase64("data:image/png;base64,", fields)).toEqual(expected);
    expect(seen).toEqual([]);
  });

  test("an answer without a file name is an interface exception", async () => {
    answerAndSee({ url: "/x" });
    expect(await uploadImage(file, fields)).toMatchObject({ checkStatus: -2, errMsg: "interface exception" });
  });

  test.each([
    [{ code: 1009, msg: "hidden zip" }, -1, "hidden zip", "prohibitedContent"],
    [{ status: 413, code: 413, msg: "too large" }, -2, "too large", "fileTooLarge"],
    [
      { status: 413, code: 413, msg: "the image takes too much time or memory" },
      -2,
      "the image takes too much time or memory",
      "fileTooCostly",
    ],
    [{ status: 413, body: "<html>" }, -2, "status 413", "fileTooLarge"],
    [{ status: 415, code: 415, msg: "no image" }, -2, "no image", "formatNotSupported"],
    [{ status: 415, code: 415, msg: "the image is damaged" }, -2, "the image is damaged", "imageLoadFailed"],
    [
      { status: 415, code: 415, msg: "format conversion failed" },
      -2,
      "format conversion failed",
      "formatConversionFailed",
    ],
    [{ status: 400, code: 400, msg: "file is empty" }, -2, "file is empty", "fileEmpty"],
    [{ status: 400, code: 400, msg: "bad digest" }, -2, "bad digest", "uploadFailed"],
  ])("%j gives %i", async (answer, checkStatus, errMsg, failureKey) => {
    answerCalls(() => answer);
    expect(await uploadImage(file, fields)).toEqual({ checkStatus, errMsg, failureKey });
  });

  test("a busy server or a lost connection is not the file's fault", async () => {
    answerCalls(() => ({ status: 503, code: 503 }));
    await expect(uploadImage(file, fields)).rejects.toMatchObject({ failureKey: "serverBusy" });
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    await expect(uploadImage(file, fields)).rejects.toMatchObject({ failureKey: "connectionTimedOut" });
  });
});

describe("risk check", () => {
  test("asks every 500 ms until it is no longer pending", async () => {
    jest.useFakeTimers();
    let asked = 0;
    answerCalls(() => ({ data: { checkStatus: ++asked < 4 ? 0 : 1, errMsg: "" } }));
    const outcome = riskCheck("a.jpg");
    await jest.advanceTimersByTimeAsync(1999);
    expect(asked).toBe(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ checkStatus: 1, errMsg: "" });
  });

  test("gives up after 60 s", async () => {
    jest.useFakeTimers();
    const seen = answerCalls(() => ({ data: { checkStatus: 0, errMsg: "" } }));
    const outcome = riskCheck("a.jpg").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(await outcome).toMatchObject({ failureKey: "networkTimeout" });
    expect(seen.length).toBeGreaterThan(110);
  });

  test("gives up after 60 s however slowly the answers come", async () => {
    jest.useFakeTimers();
    const begun = Date.now();
    const seen = answerCalls(async ({ signal }) => {
      await wait(20_000, signal as AbortSignal);
      return { data: { checkStatus: 0, errMsg: "" } };
    });
    let gaveUpAfterMs = 0;
    const outcome = riskCheck("a.jpg").catch((error: unknown) => {
      gaveUpAfterMs = Date.now() - begun;
      return error;
    });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toMatchObject({ failureKey: "networkTimeout" });
    expect(gaveUpAfterMs).toBe(60_000);
    expect(seen).toHaveLength(3);
  });

  test("an abnormal outcome is told by its status", async () => {
    jest.useFakeTimers();
    answerCalls(() => ({ code: 1009, msg: "hidden zip" }));
    const outcome = riskCheck("a.jpg").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(500);
    expect(await outcome).toMatchObject({ code: 1009, failureKey: "prohibitedContent" });
  });

  test("stops at once when the visitor does", async () => {
    jest.useFakeTimers();
    const seen = answerCalls(() => ({ data: { checkStatus: 0, errMsg: "" } }));
    const controller = new AbortController();
    const outcome = riskCheck("a.jpg", controller.signal).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(700);
    controller.abort();
    expect(await outcome).toHaveProperty("name", "AbortError");
    await jest.advanceTimersByTimeAsync(5000);
    expect(seen).toHaveLength(1);
  });
});

/** Answers every call with `data`; gives functions that return the calls in their order. */
function answerAndSee(data: unknown) {
  const seen = answerCalls(() => ({ data }));
  return [() => seen[0]!, () => seen[1]!] as const;
}
