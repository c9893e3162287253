import { inflateSync } from "node:zlib";
import type { ImageParts } from "./image-parts";

/** Enough for any honest text; a bomb ends here. */
const maxTextBytes = 1024 * 1024;
const signatureBytes = 8;

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: maxTextBytes });
  } catch {
    return bytes;
  }
}

/** The readable text of a text chunk (PNG specification, 11.3.3): keyword, NUL, then what differs by type. */
function textOf(type: string, body: Uint8Array): Uint8Array {
  const keywordEnd = body.indexOf(0);
  if (type === "zTXt" && keywordEnd !== -1) return unpack(body.subarray(keywordEnd + 2));
  if (type === "iTXt" && keywordEnd !== -1 && body[keywordEnd + 1] === 1) {
    const languageEnd = body.indexOf(0, keywordEnd + 3);
    const translatedEnd = languageEnd === -1 ? -1 : body.indexOf(0, languageEnd + 1);
    if (translatedEnd !== -1) return unpack(body.subarray(translatedEnd + 1));
  }
  return body;
}

/** Image data and colour tables: no place for words. */
const notMetadata = new Set(["IHDR", "PLTE", "IDAT", "IEND", "fdAT", "fcTL", "acTL", "iCCP", "tRNS"]);

export function readPngParts(bytes: Uint8Array): ImageParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const metadata: Uint8Array[] = [];
  let at = signatureBytes;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const next = at + 12 + length;
    if (type === "IEND") return { endsAt: next, metadata };
    if (!notMetadata.has(type)) metadata.push(textOf(type, file.subarray(at + 8, at + 8 + length)));
    at = next;
  }
  return { endsAt: file.length, metadata };
}
