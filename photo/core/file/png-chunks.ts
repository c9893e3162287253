import { tag, u32be } from "./bytes";

const inchesPerMetre = 1 / 0.0254;

/** The same PNG with `dpi` in a pHYs chunk right after IHDR, in place of one that it may have had. */
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
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + u32be(bytes, at);
    const name = tag(bytes, at + 4);
    if (name !== "pHYs") parts.push(bytes.subarray(at, end));
    if (name === "IHDR") parts.push(chunk);
    at = end;
  }
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Pixels per inch from pHYs, or null. */
export function pngDensity(bytes: Uint8Array): number | null {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + u32be(bytes, at)) {
    if (tag(bytes, at + 4) === "pHYs")
      return bytes[at + 16] === 1 ? u32be(bytes, at + 8) / inchesPerMetre : null;
  }
  return null;
}

/** CRC-32 of ISO 3309, as PNG 1.2 Annex D asks. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
