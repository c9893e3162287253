import { tag, u32be } from "../bytes";

/** A box: `from` is the start of its content, `end` the offset after it. */
export interface IsobmffBox {
  name: string;
  from: number;
  end: number;
}

/**
 * The boxes between `from` and `end`, in order. Stops at a box shorter than its header, which would be read forever.
 * A hostile file may have millions of boxes, so callers must count them.
 */
export function* isobmffBoxes(bytes: Uint8Array, from: number, end: number): Generator<IsobmffBox> {
  const toTheEnd = Math.min(end, bytes.length);
  let at = from;
  while (at + 8 <= end) {
    const length32 = u32be(bytes, at);
    if (Number.isNaN(length32)) return;
    // 0 = to the end of the file, 1 = a 64-bit length follows the name (ISO/IEC 14496-12, 4.2).
    const isLong = length32 === 1;
    const length = isLong
      ? u32be(bytes, at + 8) * 2 ** 32 + u32be(bytes, at + 12)
      : length32 || toTheEnd - at;
    const head = isLong ? 16 : 8;
    if (!(length >= head)) return;
    yield { name: tag(bytes, at + 4), from: at + head, end: Math.min(at + length, end) };
    at += length;
  }
}
