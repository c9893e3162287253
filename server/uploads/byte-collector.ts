import { maxUploadBytes } from "./limits";

const maxCollectedBytes = maxUploadBytes + 1;

/**
 * Collects the bytes of a photo in one buffer, so that they are never in memory twice. Only what is written to a new
 * buffer takes memory, so that a client that announces a large body and sends none takes nothing.
 */
export class ByteCollector {
  #buffer: Buffer;
  #length = 0;

  /** @param expectedBytes NaN: unknown */
  constructor(expectedBytes: number) {
    const known = Number.isNaN(expectedBytes) ? 64 * 1024 : expectedBytes;
    this.#buffer = Buffer.allocUnsafeSlow(Math.min(known, maxCollectedBytes));
  }

  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Of a file that is too large, one byte more than allowed is kept. */
  append(chunk: Buffer): void {
    this.#makeSpace(chunk.length);
    this.#length += chunk.copy(this.#buffer, this.#length);
  }

  appendBase64(letters: string): void {
    this.#makeSpace(Math.ceil((letters.length * 3) / 4));
    this.#length += this.#buffer.write(letters, this.#length, "base64");
  }

  /** For a body that is refused while it arrives. Frees the memory at once; before Node 22 with the next garbage. */
  discard(): void {
    const { buffer } = this.#buffer as {
      buffer: ArrayBufferLike & { transfer?(byteCount: number): unknown };
    };
    this.#buffer = Buffer.alloc(0);
    this.#length = 0;
    buffer.transfer?.(0);
  }

  #makeSpace(byteCount: number): void {
    if (this.#length + byteCount <= this.#buffer.length || this.#buffer.length === maxCollectedBytes) return;
    const larger = Buffer.allocUnsafeSlow(maxCollectedBytes);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
