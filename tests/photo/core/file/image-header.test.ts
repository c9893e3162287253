import { describe, expect, it } from "@jest/globals";
import { readImageHeader } from "../../../../photo/core/file/image-header";
import { drawPicture } from "../../../fixtures/pictures";
import { box } from "../../../trials/fuzz/hostile-parts";

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"));

describe("what a header says of a picture", () => {
  it.each([
    ["jpeg", () => drawPicture(321, 203).jpeg()],
    ["jpeg", () => drawPicture(321, 203).jpeg({ progressive: true })],
    ["png", () => drawPicture(321, 203).png()],
    ["webp", () => drawPicture(321, 203).flatten().webp()],
    ["webp", () => drawPicture(321, 203).webp({ lossless: true })],
    [
      "webp",
      () =>
        drawPicture(321, 203)
          .webp()
          .withExif({ IFD0: { Copyright: "x" } }),
    ],
    ["avif", () => drawPicture(321, 203).avif()],
  ] as const)("is the format and the size that an encoder of %s wrote", async (format, draw) => {
    const bytes = new Uint8Array(await draw().toBuffer());
    expect(readImageHeader(bytes)).toEqual({ format, widthPx: 321, heightPx: 203, animated: false });
  });

  const ispe = (widthPx: number, heightPx: number) => {
    const body = Buffer.alloc(12);
    body.writeUInt32BE(widthPx, 4);
    body.writeUInt32BE(heightPx, 8);
    return box("ispe", { body });
  };
  const heic = (brand: string, ...extents: Buffer[]) => {
    const properties = box("iprp", { body: box("ipco", { body: Buffer.concat(extents) }) });
    const meta = box("meta", { body: Buffer.concat([Buffer.alloc(4), properties]) });
    return new Uint8Array(
      Buffer.concat([box("ftyp", { body: Buffer.from(`${brand}\0\0\0\0mif1heic`, "latin1") }), meta]),
    );
  };

  it("is the whole picture of a HEIC, and neither its tiles nor its thumbnail", () => {
    const file = heic("heic", ispe(512, 512), ispe(4032, 3024), ispe(320, 240));
    expect(readImageHeader(file)).toEqual({
      format: "heic",
      widthPx: 4032,
      heightPx: 3024,
      animated: false,
    });
  });

  const size = (...bytes: string[]) => bytes.join("");
  const png = (chunks: string) =>
    hex(`89504e470d0a1a0a ${size("0000000d 49484452 00000140 000000c8")} ${chunks}`);
  const ihdrRest = "0802000000 00000000";
  const acTL = "00000008 6163544c 0000000200000000 00000000";
  const idat = "00000000 49444154 00000000";
  const webp = (chunk: string) => {
    const bytes = hex(`52494646 00000000 57454250 ${chunk}`);
    new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
    return bytes;
  };

  it.each<[string, Uint8Array, boolean]>([
    ["a PNG with its animation before the picture", png(`${ihdrRest} ${acTL} ${idat}`), true],
    ["a PNG that speaks of one behind it, where nobody looks", png(`${ihdrRest} ${idat} ${acTL}`), false],
    ["a WebP with the flag of one", webp("56503858 0a000000 02000000 3f0100 c70000"), true],
    ["a WebP with other flags", webp("56503858 0a000000 fd000000 3f0100 c70000"), false],
    ["a HEIC sequence", heic("hevc", ispe(320, 200)), true],
    ["an AVIF sequence", heic("avis", ispe(320, 200)), true],
    ["a HEIC picture", heic("heic", ispe(320, 200)), false],
  ])("tells %s apart", (_what, bytes, animated) => {
    expect(readImageHeader(bytes)).toMatchObject({ widthPx: 320, heightPx: 200, animated });
  });

  it.each([
    ["of no format at all", hex("474946383961 0a00 0a00")],
    ["of a JPEG without a frame", hex("ffd8 fffe 0003 41 ffd9")],
    ["of a JPEG of no width", hex("ffd8 ffc0 000b 08 0010 0000 01 011100 ffd9")],
    ["of a JPEG of no height", hex("ffd8 ffc0 000b 08 0000 0010 01 011100 ffd9")],
    ["of a PNG that begins with another chunk", hex(`89504e470d0a1a0a ${idat}`)],
    ["of a PNG that breaks off in its size", hex("89504e470d0a1a0a 0000000d 49484452 00000140")],
    ["of a WebP without a picture", webp("45584946 02000000 0000")],
    ["of a WebP without any chunk", webp("")],
    ["of a lossless WebP without its signature", webp("5650384c 05000000 2e3f410000 00")],
    ["of a lossy WebP without its start code", webp("56503820 0a000000 000000 9d012b 4001c800")],
    ["of a HEIC without a size", heic("heic")],
  ])("is nothing: the header %s", (_what, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });
});
