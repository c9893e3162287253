import { tag, u32be } from "./bytes";

/** One chunk of a PNG (PNG specification, 5.3): `at` is the place of its length, `from` its data, `end` behind its sum. */
export interface PngChunk {
  name: string;
  at: number;
  from: number;
  end: number;
}

const signatureBytes = 8;

/** The chunks in order; the last may claim more than there is. A hostile file has millions: whoever walks, counts. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  for (let at = signatureBytes; at + 8 <= bytes.length; ) {
    const end = at + 12 + u32be(bytes, at);
    yield { name: tag(bytes, at + 4), at, from: at + 8, end };
    at = end;
  }
}
