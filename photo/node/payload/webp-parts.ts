import { riffChunks, riffLength } from "../../core/file/riff-chunks";
import { type ImageParts, PartCounter } from "./image-parts";

const pixelChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** The length in the RIFF header says where the picture ends. */
export function readWebpParts(bytes: Uint8Array): ImageParts {
  const metadata: Uint8Array[] = [];
  const counter = new PartCounter();
  for (const { name, from, end } of riffChunks(bytes)) {
    const isMetadata = !pixelChunks.has(name);
    counter.count(isMetadata);
    if (isMetadata) metadata.push(bytes.subarray(from, end));
  }
  return { endsAt: Math.min(riffLength(bytes), bytes.length), metadata };
}
