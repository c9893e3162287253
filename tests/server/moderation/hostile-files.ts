/** A box of ISO/IEC 14496-12 that claims whatever size it is given; without one, its own. */
export function box(
  type: string,
  { size, largeSize, body = Buffer.alloc(0) }: { size?: number; largeSize?: bigint; body?: Buffer } = {},
): Buffer {
  const head = Buffer.alloc(largeSize === undefined ? 8 : 16);
  head.writeUInt32BE(largeSize === undefined ? (size ?? 8 + body.length) : 1);
  head.write(type, 4, "latin1");
  if (largeSize !== undefined) head.writeBigUInt64BE(largeSize, 8);
  return Buffer.concat([head, body]);
}

/** A PNG chunk without a right sum: nothing that takes files apart looks at it. */
export function pngChunk(type: string, body = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body, Buffer.alloc(4)]);
}

/** Chunks behind the header of a PNG. */
export const withPngChunks = (png: Buffer, chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
