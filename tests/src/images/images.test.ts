import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { assertImageBlob, imageBlobOf } from "../../../src/images/blob-check";
import { compressDataUrl, compressImage, isOverCompressLimit } from "../../../src/images/compress";
import { decodeImage, RotationFailed } from "../../../src/images/decode";
import { digestOf } from "../../../src/images/digest";
import { cachedImages, loadImage } from "../../../src/images/load-image";
import { canShowWebp } from "../../../src/images/webp-support";
import { stubGlobal } from "../../for-this-test";
import { stubImages } from "./stub-images";

const overLimitBytes = 10 * 1024 * 1024 + 1;

afterEach(() => {
  jest.useRealTimers();
});

describe("digest", () => {
  test("is the SHA-256 in hex", async () => {
    const expected = createHash("sha256").update("passport").digest("hex");
    expect(await digestOf(new Blob(["passport"]))).toBe(expected);
  });

  test("is given up after 3 s", async () => {
    jest.useFakeTimers();
    jest.spyOn(crypto.subtle, "digest").mockReturnValue(new Promise(() => {}));
    const digest = digestOf(new Blob(["x"]));
    const settled = jest.fn();
    void digest.then(settled);
    await jest.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await digest).toBe("");
  });

  test("is left out where the browser cannot compute it", async () => {
    jest.spyOn(crypto.subtle, "digest").mockRejectedValue(new Error("insecure context"));
    expect(await digestOf(new Blob(["x"]))).toBe("");
  });
});

describe("blob checks", () => {
  test("an empty blob and one that is no image are refused", () => {
    expect(() => assertImageBlob(new Blob([]))).toThrow("file is empty");
    expect(() => assertImageBlob(new Blob(["x"], { type: "text/html" }))).toThrow("not an image: text/html");
    expect(() => assertImageBlob(new Blob(["x"], { type: "image/png" }))).not.toThrow();
  });

  test("a blob address gives its image, or says why not", async () => {
    const image = new Blob(["x"], { type: "image/png" });
    stubGlobal("fetch", async () => ({ blob: async () => image }));
    expect(await imageBlobOf("blob:a")).toBe(image);
    stubGlobal("fetch", async () => ({ blob: async () => new Blob(["x"], { type: "text/plain" }) }));
    await expect(imageBlobOf("blob:a")).rejects.toThrow("not an image");
    stubGlobal("fetch", async () => Promise.reject(new TypeError("gone")));
    await expect(imageBlobOf("blob:a")).rejects.toThrow("image link does not exist");
  });
});

describe("decoding", () => {
  test("turns the picture upright", async () => {
    const decode = jest.fn(async (_file: Blob, _options?: ImageBitmapOptions) => ({ close: () => {} }));
    stubGlobal("createImageBitmap", decode);
    await decodeImage(new Blob(["x"]));
    expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: "from-image" });
  });

  test("a picture that the browser reads but cannot turn is told apart from one it cannot read", async () => {
    const close = jest.fn();
    stubGlobal("createImageBitmap", async (_: Blob, options?: object) => {
      if (options) throw new TypeError("unknown value from-image");
      return { close };
    });
    await expect(decodeImage(new Blob(["x"]))).rejects.toBeInstanceOf(RotationFailed);
    expect(close).toHaveBeenCalledTimes(1);
    stubGlobal("createImageBitmap", async () => Promise.reject(new DOMException("no", "InvalidStateError")));
    await expect(decodeImage(new Blob(["x"]))).rejects.toHaveProperty("name", "InvalidStateError");
  });
});

describe("compression before upload", () => {
  test("begins above 10 MB: bytes of a file, characters of a data URL", () => {
    expect(isOverCompressLimit(new Blob([new Uint8Array(overLimitBytes - 1)]))).toBe(false);
    expect(isOverCompressLimit(new Blob([new Uint8Array(overLimitBytes)]))).toBe(true);
    expect(isOverCompressLimit("x".repeat(overLimitBytes - 1))).toBe(false);
    expect(isOverCompressLimit("x".repeat(overLimitBytes))).toBe(true);
  });

  test("a smaller image stays as it is", async () => {
    const image = new Blob(["x"], { type: "image/jpeg" });
    expect(await compressImage(image)).toBe(image);
    expect(await compressDataUrl("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
  });

  test("a data URL of a larger one becomes the data URL of a JPEG", async () => {
    stubCanvas(new Blob(["small"], { type: "image/jpeg" }));
    stubBitmap(10, 10);
    const large = `data:image/png;base64,${Buffer.alloc(overLimitBytes).toString("base64")}`;
    expect(await compressDataUrl(large)).toBe(`data:image/jpeg;base64,${btoa("small")}`);
  });

  test("the length of a data URL decides, not its bytes; an image that gets no smaller is not changed", async () => {
    const bytes = Math.ceil(overLimitBytes * 0.8);
    const long = `data:image/png;base64,${Buffer.alloc(bytes).toString("base64")}`;
    expect([bytes < overLimitBytes, long.length > overLimitBytes]).toEqual([true, true]);
    stubBitmap(10, 10);
    stubCanvas(new Blob(["small"], { type: "image/jpeg" }));
    expect(await compressDataUrl(long)).toBe(`data:image/jpeg;base64,${btoa("small")}`);
    stubCanvas(null);
    expect(await compressDataUrl(long)).toBe(long);
  });

  test("a larger one becomes a JPEG of quality 0.92 at full size, on white", async () => {
    const smaller = new Blob(["small"], { type: "image/jpeg" });
    const canvas = stubCanvas(smaller);
    const close = stubBitmap(4000, 3000);
    expect(await compressImage(new Blob([new Uint8Array(overLimitBytes)]))).toBe(smaller);
    expect(canvas.toBlob).toHaveBeenCalledWith(expect.any(Function), "image/jpeg", 0.92);
    expect([canvas.width, canvas.height]).toEqual([4000, 3000]);
    expect(canvas.fillRect).toHaveBeenCalledWith(0, 0, 4000, 3000);
    expect(close).toHaveBeenCalled();
  });

  test("a huge one is scaled to fit 8000 px, its ratio kept", async () => {
    const canvas = stubCanvas(new Blob(["small"]));
    stubBitmap(12_000, 6000);
    await compressImage(new Blob([new Uint8Array(overLimitBytes)]));
    expect([canvas.width, canvas.height]).toEqual([8000, 4000]);
  });

  test("one that the browser cannot encode, or that did not get smaller, failed", async () => {
    const image = new Blob([new Uint8Array(overLimitBytes)]);
    stubBitmap(10, 10);
    stubCanvas(null);
    await expect(compressImage(image)).rejects.toThrow("compression failed");
    stubCanvas(new Blob([new Uint8Array(overLimitBytes + 5)]));
    await expect(compressImage(image)).rejects.toThrow("compression failed");
  });

  test("can be aborted", async () => {
    stubBitmap(10, 10);
    const controller = new AbortController();
    controller.abort();
    const image = new Blob([new Uint8Array(overLimitBytes)]);
    await expect(compressImage(image, controller.signal)).rejects.toHaveProperty("name", "AbortError");
  });
});

describe("image loading", () => {
  test("tries again five times, a second apart, then fails", async () => {
    jest.useFakeTimers();
    const tried = stubImages(() => false);
    const outcome = loadImage("/never.png").catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(4999);
    expect(tried).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe("image load failure");
    expect(tried).toHaveLength(6);
    expect(cachedImages()).not.toContain("/never.png");
  });

  test("a later try may succeed", async () => {
    jest.useFakeTimers();
    const tried = stubImages((_, count) => count === 3);
    const outcome = loadImage("/later.png");
    await jest.advanceTimersByTimeAsync(2000);
    expect((await outcome).src).toContain("/later.png");
    expect(tried).toHaveLength(3);
  });

  test("the last 30 images are kept, the one not used for longest goes first", async () => {
    const tried = stubImages(() => true);
    for (let i = 0; i < 30; i += 1) await loadImage(`/${i}.png`);
    await loadImage("/0.png");
    await loadImage("/30.png");
    expect(cachedImages()).toHaveLength(30);
    expect(cachedImages()).toContain("/0.png");
    expect(cachedImages()).not.toContain("/1.png");
    expect(tried).toHaveLength(31);
  });

  test("no address is an error of its own", async () => {
    await expect(loadImage("")).rejects.toThrow("image link does not exist");
  });
});

describe("WebP support", () => {
  beforeEach(() => localStorage.clear());

  test.each([
    [true, "1"],
    [false, "0"],
  ])("%s is found out once and kept as %s", async (can, kept) => {
    const tried = stubImages(() => can);
    expect(await canShowWebp()).toBe(can);
    expect(await canShowWebp()).toBe(can);
    expect(tried).toHaveLength(1);
    expect(localStorage.getItem("isSupportWebp")).toBe(kept);
  });
});

function stubBitmap(width: number, height: number) {
  const close = jest.fn();
  stubGlobal("createImageBitmap", async () => ({ width, height, close }));
  return close;
}

function stubCanvas(encoded: Blob | null) {
  const fillRect = jest.fn();
  const canvas = {
    width: 0,
    height: 0,
    fillRect,
    getContext: () => ({ fillStyle: "", fillRect, drawImage: jest.fn() }),
    toBlob: jest.fn((done: (blob: Blob | null) => void, _type?: string, _quality?: number) => done(encoded)),
  };
  jest.spyOn(document, "createElement").mockReturnValue(canvas as never);
  return canvas;
}
