import { describe, expect, it, jest } from "@jest/globals";
import { maxImageBytes } from "../../../../../photo/core/file/image-limits";
import { asGiven } from "../../../../../src/features/photo/engines/shrink";
import { uploadPhoto } from "../../../../../src/features/photo/engines/upload-photo";
import type { Photo } from "../../../../../src/features/photo/state/photo-state";
import {
  answerPhotoCalls,
  beginEachAfresh,
  jpegFile,
  pathsOf,
  stubDecoding,
  uploadAnswer,
} from "../photo-fixtures";

beginEachAfresh();

const photo = { photoId: "own", name: "me.jpg", isFrame: false, widthPx: 1200, heightPx: 1600 } as Photo;
const frame: Photo = { ...photo, isFrame: true };
const server = (routes: Parameters<typeof answerPhotoCalls>[0] = {}) =>
  answerPhotoCalls({ "/v5/image/upload/base64": { data: uploadAnswer }, ...routes });

const send = (given: Photo, file: Blob = jpegFile(), onProgress = (_ratio: number) => {}) =>
  uploadPhoto(asGiven(file, given), given, onProgress, new AbortController().signal);

/** More than may be sent without being made smaller. */
const large = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(11e6)], "large.jpg");

describe("the upload of a photo", () => {
  it("keeps what the server calls it, and of which picture and document it is", async () => {
    server();
    const { fileName, url, width, height } = uploadAnswer;
    expect(await send(photo)).toMatchObject({
      photoId: "own",
      fileName,
      url,
      width,
      height,
      madeFor: null,
      isAsGiven: true,
    });
  });

  it("changes no byte of a file that is judged as it is, however large", async () => {
    const seen = server();
    await send(photo, large());
    const sent = (seen.at(-1)!.data as FormData).get("file") as File;
    expect(sent.size).toBe(large().size);
  });

  it.each([
    [120, 0.25],
    // A browser that does not know how much there is to send.
    [undefined, 0],
  ])("of %p bytes tells the share that has left: %p", async (total, share) => {
    server({
      "/v5/image/upload": ({ onUploadProgress }) => {
        onUploadProgress?.({ loaded: 30, total } as never);
        return { data: uploadAnswer };
      },
    });
    const ratios: number[] = [];
    await send(photo, jpegFile(), (ratio) => ratios.push(ratio));
    expect(ratios[0]).toBe(share);
  });

  it.each([
    ["a file", photo],
    ["a frame of the camera", frame],
  ])("of %s reaches no server when the visitor stops while its digest is made", async (_, given) => {
    const seen = server();
    const stopped = new AbortController();
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    jest.spyOn(crypto.subtle, "digest").mockImplementation((...of) => {
      stopped.abort();
      return digest(...of);
    });
    await expect(uploadPhoto(asGiven(jpegFile(), given), given, () => {}, stopped.signal)).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  it.each([
    [-1, "prohibitedContent"],
    [-2, "uploadFailed"],
  ])("whose check behind it ends with %d is refused: %s", async (checkStatus, failureKey) => {
    const seen = server({
      "/v5/image/upload": { data: { ...uploadAnswer, checkStatus: 0 } },
      "/v5/image/check": { data: { checkStatus, errMsg: "" } },
    });
    await expect(send(photo)).rejects.toMatchObject({ name: "PhotoRefused", failureKey });
    expect(pathsOf(seen).at(-1)).toBe("/v5/image/check");
  });

  it("asks for no check that is already done", async () => {
    const seen = server();
    await send(photo);
    expect(pathsOf(seen)).not.toContain("/v5/image/check");
  });

  // This browser cannot decode it: no createImageBitmap makes it smaller.
  it.each([
    ["goes as it is while the server takes its size", 11e6, null],
    ["goes as it is at the very limit", maxImageBytes, null],
    ["is refused beyond that", maxImageBytes + 1, "compressionFailed"],
  ])("of a large file that cannot be made smaller %s", async (_, bytes, failureKey) => {
    stubDecoding(null);
    const seen = server();
    const file = new File([new Uint8Array(bytes)], "large.jpg");
    const sent = { ...asGiven(file, photo), isAsGiven: false };
    const uploaded = uploadPhoto(sent, photo, () => {}, new AbortController().signal);
    if (failureKey) await expect(uploaded).rejects.toMatchObject({ name: "PhotoRefused", failureKey });
    else expect((await uploaded).isAsGiven).toBe(false);
    expect(pathsOf(seen).includes("/v5/image/upload")).toBe(failureKey === null);
  });
});
