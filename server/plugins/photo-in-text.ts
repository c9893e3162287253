import type { FastifyRequest } from "fastify";
import { badRequest, bodyTooLarge, uploadFailed } from "../api-error";
import { DataUrlReader } from "../uploads/data-url-reader";
import { maxBase64Bytes } from "../uploads/limits";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a call that takes a photo as text: reads it while it arrives. `body` has only its head. */
    photoText: DataUrlReader | null;
  }
}

/** All fields beside a file, with their part headers. */
export const maxFieldsBytes = 512 * 1024;

/** The field that has the photo as a data URL. */
export const photoField = "file";

/**
 * Takes the next bytes of a body and returns those of its fields. The text of the photo goes to its reader, and an
 * empty text is left in its place, so that it is never in memory as a whole.
 * @throws ApiError 413 if the fields beside the photo are too long, 400 for a second photo
 */
type PhotoSplitter = (chunk: Buffer) => Buffer;

/** The bytes outside the photo, one by one, and the text of the photo in pieces. */
interface BodySyntax {
  /** Whether the text of the photo begins after this byte. */
  readByte(byte: string): boolean;
  /** Returns the length of the photo's text if it ends here, else null. */
  readPhoto(text: string): number | null;
}

function splitter(syntax: BodySyntax): PhotoSplitter {
  let isInPhoto = false;
  let hasPhoto = false;
  let keptBytes = 0;
  return (chunk) => {
    const kept: Buffer[] = [];
    let at = 0;
    while (at < chunk.length) {
      if (isInPhoto) {
        const length = syntax.readPhoto(chunk.toString("latin1", at));
        if (length === null) break;
        isInPhoto = false;
        hasPhoto = true;
        at += length;
      }
      const from = at;
      // A longer body is refused below, without being read to its end.
      const end = Math.min(chunk.length, from + maxFieldsBytes - keptBytes + 1);
      while (at < end && !isInPhoto) {
        isInPhoto = syntax.readByte(String.fromCharCode(chunk[at]!));
        at += 1;
      }
      if (isInPhoto && hasPhoto) throw badRequest(`body/${photoField} is there twice`);
      kept.push(chunk.subarray(from, at));
      keptBytes += at - from;
      if (keptBytes > maxFieldsBytes)
        throw uploadFailed(413, `the fields beside the photo are larger than ${maxFieldsBytes} bytes`);
    }
    return Buffer.concat(kept);
  };
}

/** The index of the quote that ends a JSON text, or -1. */
function endOfJsonText(text: string): number {
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1))
    if (backslashesBefore(text, at) % 2 === 0) return at;
  return -1;
}

function backslashesBefore(text: string, end: number): number {
  let from = end;
  while (text[from - 1] === "\\") from -= 1;
  return end - from;
}

/** Encoders write "/" as "\/" and "+" as "\u002b"; all other escapes are of characters that base64 does not have. */
function unescapedJson(text: string): string {
  if (!text.includes("\\")) return text;
  return text
    .replaceAll("\\/", "/")
    .replace(/\\u002f/gi, "/")
    .replace(/\\u002b/gi, "+")
    .replace(/\\(u[0-9a-f]{4}|.)/gi, " ");
}

/** The photo is a text of the outermost object: `{"file":"data:..."}`. */
function splitJson(reader: DataUrlReader): PhotoSplitter {
  let depth = 0;
  let text: "none" | "key" | "value" = "none";
  let isEscaped = false;
  let key = "";
  let isAfterColon = false;
  /** An escape whose end has not arrived. */
  let begun = "";

  function readTextByte(byte: string): void {
    if (isEscaped) isEscaped = false;
    else if (byte === "\\") isEscaped = true;
    else if (byte === '"') text = "none";
    else if (text === "key" && key.length <= photoField.length) key += byte;
  }

  return splitter({
    readByte(byte) {
      if (text !== "none") {
        readTextByte(byte);
        return false;
      }
      if (byte === '"') {
        text = isAfterColon ? "value" : "key";
        if (text === "value") return depth === 1 && key === photoField;
        key = "";
      } else if (byte === "{" || byte === "[") depth += 1;
      else if (byte === "}" || byte === "]") depth -= 1;
      if (byte === ":") isAfterColon = true;
      else if (byte === "," || byte === "{") isAfterColon = false;
      return false;
    },
    readPhoto(arrived) {
      const whole = begun + arrived;
      const end = endOfJsonText(whole);
      const length = end === -1 ? null : end - begun.length;
      const isOpen = backslashesBefore(whole, whole.length) % 2 === 1;
      const openEscape = isOpen ? "\\" : (/\\u[0-9a-f]{0,3}$/i.exec(whole.slice(-5))?.[0] ?? "");
      begun = end === -1 ? openEscape : "";
      reader.write(unescapedJson(whole.slice(0, end === -1 ? whole.length - begun.length : end)));
      return length;
    },
  });
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not of a data URL: the bytes will not be a picture.
    return text;
  }
}

/** The photo is a field of an urlencoded form: `poi=305&file=data%3A...`. */
function splitUrlencoded(reader: DataUrlReader): PhotoSplitter {
  let name = "";
  let isInName = true;
  /** An escape whose end has not arrived. */
  let begun = "";
  return splitter({
    readByte(byte) {
      if (byte === "&") {
        name = "";
        isInName = true;
      } else if (isInName && byte === "=") {
        isInName = false;
        return name === photoField;
      } else if (isInName && name.length <= photoField.length) name += byte;
      return false;
    },
    readPhoto(arrived) {
      const end = arrived.indexOf("&");
      const whole = begun + (end === -1 ? arrived : arrived.slice(0, end));
      begun = end === -1 ? (/%[0-9a-f]?$/i.exec(whole.slice(-2))?.[0] ?? "") : "";
      reader.write(percentDecoded(whole.slice(0, whole.length - begun.length)));
      return end === -1 ? null : end;
    },
  });
}

/**
 * Gives the request a reader for its photo. Returns what splits the body as it arrives; null for a multipart form,
 * whose parser does so.
 */
export function splitterOf(request: FastifyRequest): PhotoSplitter | null {
  const { "content-type": type = "", "content-length": length } = request.headers;
  const reader = new DataUrlReader(Number(length));
  request.photoText = reader;
  if (type.startsWith("multipart/")) return null;
  const split = type.startsWith("application/x-www-form-urlencoded")
    ? splitUrlencoded(reader)
    : splitJson(reader);
  let receivedBytes = 0;
  return (chunk) => {
    receivedBytes += chunk.length;
    if (receivedBytes > maxBase64Bytes) throw bodyTooLarge(maxBase64Bytes, true);
    return split(chunk);
  };
}

/** @throws ApiError 400 if the request has no photo as a base64 data URL */
export function photoOf({ photoText }: FastifyRequest): Uint8Array {
  if (!photoText) throw new Error("This call takes no photo as text.");
  return photoText.end();
}
