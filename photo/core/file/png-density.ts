import { u32be } from "./bytes";
import { pngChunks } from "./png-chunks";

const inchesPerMetre = 1 / 0.0254;

/** Writes `dpi` into a pHYs chunk after IHDR, replacing an existing one. */
export function withPngDensity(bytes: Uint8Array, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi * inchesPerMetre);
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (const { name, at, end } of pngChunks(bytes)) {
    if (name !== "pHYs") parts.push(bytes.subarray(at, end));
    if (name === "IHDR") parts.push(chunk);
  }
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/**
 * Pixels per inch from pHYs, or null.
 * @internal Used by tests.
 */
export function pngDensity(bytes: Uint8Array): number | null {
  for (const { name, from } of pngChunks(bytes)) {
    if (name === "pHYs") return bytes[from + 8] === 1 ? u32be(bytes, from) / inchesPerMetre : null;
  }
  return null;
}

/** CRC-32 of ISO 3309, as required by PNG 1.2, Annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
