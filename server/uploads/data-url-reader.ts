import { badRequest } from "../api-error";
import { ByteCollector } from "./byte-collector";

const headPattern = /^data:[a-z0-9.+/-]*(?:;[a-z0-9.=+-]+)*;base64,$/i;
const maxHeadLength = 256;
/** Padding, and line breaks and blanks, which some encoders write: four letters at a time are decoded, wherever a piece ends. */
const otherLetters = /[^A-Za-z0-9+/_-]/g;

/** Decodes a base64 data URL while it arrives. Its declared type is ignored, because the bytes are inspected later. */
export class DataUrlReader {
  #head = "";
  #isHeadRead = false;
  /** Letters that are not a whole group of four yet. */
  #rest = "";
  readonly #bytes: ByteCollector;

  /** @param expectedLength of the whole text; NaN: unknown */
  constructor(expectedLength: number) {
    this.#bytes = new ByteCollector(Math.ceil((expectedLength * 3) / 4));
  }

  /** Up to its first comma; if that comes too late, as many letters as no head has. */
  get head(): string {
    return this.#head;
  }

  write(text: string): void {
    if (this.#isHeadRead) this.#decode(text);
    else this.#readHead(text);
  }

  /** @throws ApiError 400 if the text is no base64 data URL */
  end(): Uint8Array {
    if (!headPattern.test(this.#head)) throw badRequest("body/file must be a base64 data URL");
    this.#bytes.appendBase64(this.#rest);
    this.#rest = "";
    return this.#bytes.bytes;
  }

  discard(): void {
    this.#bytes.discard();
  }

  #readHead(text: string): void {
    const comma = text.indexOf(",");
    const head = this.#head + (comma === -1 ? text : text.slice(0, comma + 1));
    this.#head = head.slice(0, maxHeadLength);
    this.#isHeadRead = comma !== -1 || head.length >= maxHeadLength;
    if (comma !== -1) this.#decode(text.slice(comma + 1));
  }

  #decode(text: string): void {
    const letters = this.#rest + text.replace(otherLetters, "");
    const whole = letters.length - (letters.length % 4);
    this.#bytes.appendBase64(letters.slice(0, whole));
    this.#rest = letters.slice(whole);
  }
}
