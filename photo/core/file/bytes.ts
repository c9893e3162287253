/** The bytes of a file: numbers and tags in them. Reading past the end gives NaN or an empty tag, never an error. */

export const u16be = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? Number.NaN) * 256 + (bytes[at + 1] ?? Number.NaN);

export const u32be = (bytes: Uint8Array, at: number): number =>
  u16be(bytes, at) * 65536 + u16be(bytes, at + 2);

export const u16le = (bytes: Uint8Array, at: number): number =>
  (bytes[at + 1] ?? Number.NaN) * 256 + (bytes[at] ?? Number.NaN);

export const u24le = (bytes: Uint8Array, at: number): number =>
  (bytes[at + 2] ?? Number.NaN) * 65536 + u16le(bytes, at);

export const u32le = (bytes: Uint8Array, at: number): number =>
  (bytes[at + 3] ?? Number.NaN) * 2 ** 24 + u24le(bytes, at);

/** Four (or `length`) bytes as Latin-1 text, as file formats name their parts. */
export const tag = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
