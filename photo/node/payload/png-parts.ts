import { inflateSync } from "node:zlib";
import { pngChunks } from "../../core/file/png-chunks";
import { HostileParts, type ImageParts, PartCounter } from "./image-parts";

/** Of all compressed text of one file together: enough for any honest XMP; a bomb ends here. */
const maxTextBytes = 1024 * 1024;
/** ImageMagick writes up to five. */
const maxCompressedTexts = 32;

const isTooLong = (error: unknown) => (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";

/** Unpacks the text chunks of one file from a common budget. */
class TextUnpacker {
  private bytesLeft = maxTextBytes;
  private textsLeft = maxCompressedTexts;

  /**
   * The text, or the bytes as they are where they cannot be unpacked.
   * @throws HostileParts when the budget is spent
   */
  unpack(bytes: Uint8Array): Uint8Array {
    if (this.textsLeft-- === 0 || this.bytesLeft === 0) throw new HostileParts("more text than a photo has");
    try {
      const text = inflateSync(bytes, { maxOutputLength: this.bytesLeft });
      this.bytesLeft -= text.length;
      return text;
    } catch (error) {
      if (isTooLong(error)) throw new HostileParts("more text than a photo has");
      return bytes;
    }
  }
}

/** The readable text of a text chunk (PNG specification, 11.3.3): keyword, NUL, then what differs by type. */
function textOf(type: string, body: Uint8Array, unpacker: TextUnpacker): Uint8Array {
  const keywordEnd = body.indexOf(0);
  if (type === "zTXt" && keywordEnd !== -1) return unpacker.unpack(body.subarray(keywordEnd + 2));
  if (type === "iTXt" && keywordEnd !== -1 && body[keywordEnd + 1] === 1) {
    const languageEnd = body.indexOf(0, keywordEnd + 3);
    const translatedEnd = languageEnd === -1 ? -1 : body.indexOf(0, languageEnd + 1);
    if (translatedEnd !== -1) return unpacker.unpack(body.subarray(translatedEnd + 1));
  }
  return body;
}

/** Image data and colour tables: no place for words. */
const notMetadata = new Set(["IHDR", "PLTE", "IDAT", "IEND", "fdAT", "fcTL", "acTL", "iCCP", "tRNS"]);

/** @throws HostileParts */
export function readPngParts(bytes: Uint8Array): ImageParts {
  const metadata: Uint8Array[] = [];
  const counter = new PartCounter();
  const unpacker = new TextUnpacker();
  for (const { name, from, end } of pngChunks(bytes)) {
    if (name === "IEND") return { endsAt: Math.min(end, bytes.length), metadata };
    const isMetadata = !notMetadata.has(name);
    counter.count(isMetadata);
    // Behind the data stands its sum of four bytes.
    if (isMetadata) metadata.push(textOf(name, bytes.subarray(from, end - 4), unpacker));
  }
  return { endsAt: bytes.length, metadata };
}
