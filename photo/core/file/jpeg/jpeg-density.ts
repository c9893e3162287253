import { u16be } from "../bytes";
import { jpegSegments } from "./jpeg-segments";

const startsWithJfif = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 4] === 0x4a && bytes[at + 5] === 0x46 && bytes[at + 6] === 0x49 && bytes[at + 7] === 0x46;

const jfifHeader = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0];

/** Writes `dpi` into the JFIF header, which print shops and authorities read; adds the header if it is missing. */
export function withJpegDensity(bytes: Uint8Array, dpi: number): Uint8Array {
  const app0 = jpegSegments(bytes).find(({ marker, at }) => marker === 0xe0 && startsWithJfif(bytes, at));
  const written = app0 ? bytes.slice() : new Uint8Array(bytes.length + jfifHeader.length);
  if (!app0) {
    // JFIF 1.02: the header directly follows the start of image.
    written.set(bytes.subarray(0, 2));
    written.set(jfifHeader, 2);
    written.set(bytes.subarray(2), 2 + jfifHeader.length);
  }
  // Units (1 = dots per inch), Xdensity, Ydensity after the identifier and the version.
  written.set([1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255], (app0?.at ?? 2) + 11);
  return written;
}

/**
 * Pixels per inch from the JFIF header, or null if there is none in inches or centimetres.
 * @internal Used by tests.
 */
export function jpegDensity(bytes: Uint8Array): number | null {
  const app0 = jpegSegments(bytes).find(({ marker, at }) => marker === 0xe0 && startsWithJfif(bytes, at));
  if (!app0) return null;
  const perUnit = u16be(bytes, app0.at + 12);
  const unit = bytes[app0.at + 11];
  return unit === 1 ? perUnit : unit === 2 ? perUnit * 2.54 : null;
}
