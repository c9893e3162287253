import { tag, u32le } from "./bytes";

/** A chunk of a WebP (RIFF container): its data without the padding byte. */
export interface RiffChunk {
  name: string;
  from: number;
  end: number;
}

/** Length of the file by its header, including padding. */
export function riffLength(bytes: Uint8Array): number {
  const length = u32le(bytes, 4) + 8;
  return length + (length % 2);
}

/**
 * The chunks in order; the last may extend beyond the file. A hostile file may have millions, so callers must count
 * them.
 */
export function* riffChunks(bytes: Uint8Array): Generator<RiffChunk> {
  const fileEnd = Math.min(riffLength(bytes), bytes.length);
  for (let at = 12; at + 8 <= fileEnd; ) {
    const length = u32le(bytes, at + 4);
    const from = at + 8;
    yield { name: tag(bytes, at), from, end: from + length };
    at = from + length + (length % 2);
  }
}
