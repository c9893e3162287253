import { describe, expect, test } from "@jest/globals";
import { imageFormat } from "../../../../photo/core/file/image-format";

describe("kind of an image by its first bytes", () => {
  const bytes = (...parts: (number[] | string)[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
    );
  test.each([
    ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
    ["png", bytes([0x89], "PNG", [0x0d, 0x0a, 0x1a, 0x0a])],
    ["webp", bytes("RIFF", [0, 0, 0, 0], "WEBP")],
    ["heic", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic")],
    ["heic", bytes([0, 0, 0, 24], "ftypmif1", [0, 0, 0, 0], "mif1heic")],
    ["avif", bytes([0, 0, 0, 24], "ftypmif1", [0, 0, 0, 0], "mif1avif")],
    [null, bytes([0, 0, 0, 24], "ftypisom", [0, 0, 0, 0], "isommp42")],
    ["heic", bytes([0, 0, 0, 24], "ftyphevm", [0, 0, 0, 0], "mif1hevm")],
    ["heic", bytes([0, 0, 0, 24], "ftypheis", [0, 0, 0, 0], "mif1heis")],
    [null, bytes([0, 0, 0, 20], "ftypmif1", [0, 0, 0, 0], "mif1")],
    [null, bytes("GIF89a")],
    [null, bytes("<svg xmlns=")],
    [null, bytes("%PDF-1.7")],
    [null, new Uint8Array()],
  ])("%s", (type, head) => {
    expect(imageFormat(head)).toBe(type);
  });
});
