/** Bits of one stretch between restarts, without the zeros that are stuffed behind each 0xFF (T.81, B.1.1.5). */
export interface EntropyBits {
  /** Some zeros follow the last byte, so that 16 bits can be looked at from anywhere. */
  bytes: Uint8Array;
  bitLength: number;
}

/** Zeros behind a stretch: more than the longest code, its number and a whole block's ends take. */
const zeroBytes = 8;

/**
 * The data of a scan that begins at `from`, restart by restart, to the next marker of another kind. All stretches lie in
 * one and the same buffer: read one before the next is asked for.
 */
export function* entropyBits(bytes: Uint8Array, from: number): Generator<EntropyBits> {
  let buffer = new Uint8Array(0);
  let at = from;
  for (let isLast = false; !isLast; ) {
    const end = stretchEnd(bytes, at);
    if (buffer.length < end - at + zeroBytes) buffer = new Uint8Array(end - at + zeroBytes);
    let length = 0;
    while (at < end) {
      const value = bytes[at]!;
      buffer[length++] = value;
      at += value === 0xff ? 2 : 1;
    }
    buffer.fill(0, length, length + zeroBytes);
    yield { bytes: buffer, bitLength: 8 * length };
    // Any marker may be preceded by more bytes of 0xFF.
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++] ?? 0;
    isLast = marker < 0xd0 || marker > 0xd7;
  }
}

/** The next marker: an 0xFF behind which no zero is stuffed. */
function stretchEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] === 0) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}
