/** Bits of a restart interval, without the zeros stuffed after each 0xFF (T.81, B.1.1.5). */
export interface EntropyBits {
  /** Followed by some zeros, so that 16 bits can be read from any position. */
  bytes: Uint8Array;
  bitLength: number;
}

/** Number of zeros: more than the longest code, its value and the end of a block need. */
const zeroBytes = 8;

/**
 * The data of a scan that begins at `from`, by restart interval, up to the next marker of another kind. All intervals
 * share one buffer: process each before requesting the next.
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
    // Markers can be preceded by 0xFF fill bytes.
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++] ?? 0;
    isLast = marker < 0xd0 || marker > 0xd7;
  }
}

/** The next marker: 0xFF not followed by a stuffed zero. */
function stretchEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] === 0) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}
