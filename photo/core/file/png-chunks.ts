import { tag, u32be } from "./bytes";

/**
 * A chunk of a PNG (PNG specification, 5.3): `at` is the offset of its length, `from` of its data, `end` the offset
 * after its CRC.
 */
export interface PngChunk {
  name: string;
  at: number;
  from: number;
  end: number;
}

const signatureBytes = 8;

/**
 * The chunks in order; the last may extend beyond the file. A hostile file may have millions, so callers must count
 * them.
 */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  for (let at = signatureBytes; at + 8 <= bytes.length; ) {
    const end = at + 12 + u32be(bytes, at);
    yield { name: tag(bytes, at + 4), at, from: at + 8, end };
    at = end;
  }
}
