import { type ImageParts, PartCounter } from "./image-parts";

const pixelChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** RIFF: a length in the header says where the picture ends; chunks are padded to even lengths. */
export function readWebpParts(bytes: Uint8Array): ImageParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = file.readUInt32LE(4) + 8;
  const endsAt = Math.min(length + (length % 2), file.length);
  const metadata: Uint8Array[] = [];
  const counter = new PartCounter();
  let at = 12;
  while (at + 8 <= endsAt) {
    const size = file.readUInt32LE(at + 4);
    const isMetadata = !pixelChunks.has(file.toString("latin1", at, at + 4));
    counter.count(isMetadata);
    if (isMetadata) metadata.push(file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  return { endsAt, metadata };
}
