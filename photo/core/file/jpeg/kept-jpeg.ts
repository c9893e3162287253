import { joined, tag, u16be, u16le, u32be, u32le } from "../bytes";
import { imageFormat } from "../image-format";
import { maxScans } from "../image-limits";
import { readJpegFrame } from "./jpeg-frame";
import {
  isEndOfImage,
  isStartOfFrame,
  type JpegSegment,
  jpegSegments,
  maxSegments,
  startOfScan,
  walkJpeg,
} from "./jpeg-segments";

/** Progressive files have tables before each scan. */
const maxParts = maxSegments + maxScans;

export interface KeptJpeg {
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * The same picture, with its coded samples as they are, without EXIF, XMP, thumbnails, comments or a trailer. A JFIF
 * header goes too: `withJpegDensity` writes a new one.
 * @returns null unless the file is a complete JPEG in sRGB, stored upright
 */
export function keptJpeg(bytes: Uint8Array): KeptJpeg | null {
  const segments = imageFormat(bytes) === "jpeg" ? wholeJpeg(bytes) : null;
  const start = segments?.find(isFrame);
  const frame = start && readJpegFrame(bytes, start);
  if (!segments || !frame || frame.bitDepth !== 8 || frame.planes.length !== 3) return null;
  // Decoders take components with these ids for red, green and blue, unless there is a JFIF header.
  if (String.fromCharCode(...frame.planes.map(({ id }) => id)) === "RGB") return null;
  if (segments.some((segment) => isTurned(bytes, segment) || hasOtherColours(bytes, segment))) return null;
  const kept = segments.flatMap(({ marker, at, end }, i) => {
    const isKept =
      isStartOfFrame(marker) || ofPicture.includes(marker) || isProfile(bytes, { marker, at, end });
    if (!isKept) return [];
    // The data of a scan extends to the next marker.
    return [bytes.subarray(at, marker === startOfScan ? segments[i + 1]!.at : end)];
  });
  return { bytes: joined([bytes.subarray(0, 2), ...kept]), widthPx: frame.widthPx, heightPx: frame.heightPx };
}

const isFrame = ({ marker }: JpegSegment): boolean => isStartOfFrame(marker);

/** All segments to the end of the image, or null if it is missing or there are too many. */
function wholeJpeg(bytes: Uint8Array): JpegSegment[] | null {
  const segments: JpegSegment[] = [];
  for (const segment of walkJpeg(bytes)) {
    if (segments.push(segment) > maxParts) return null;
    if (isEndOfImage(segment)) return segments;
  }
  return null;
}

/** DHT, DAC, DQT, DNL, DRI, SOS and EOI, besides the frame: decoders need no other. APPn and COM tell of the picture. */
const ofPicture: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, startOfScan, 0xd9];

const isProfile = (bytes: Uint8Array, { marker, at }: JpegSegment): boolean =>
  marker === 0xe2 && tag(bytes, at + 4, 12) === "ICC_PROFILE\0";

/** A profile that does not name sRGB, or Adobe's marker for components other than YCbCr. */
function hasOtherColours(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker, at, end } = segment;
  if (marker === 0xee && tag(bytes, at + 4, 5) === "Adobe") return bytes[at + 15] !== 1;
  // In version 4 of ICC profiles the name is UTF-16.
  const beginning = tag(bytes, at, Math.min(end - at, 4096)).replaceAll("\0", "");
  return isProfile(bytes, segment) && !beginning.includes("sRGB");
}

/** Whether viewers show the picture otherwise than it is stored. */
export const isTurnedJpeg = (bytes: Uint8Array): boolean =>
  imageFormat(bytes) === "jpeg" && jpegSegments(bytes).some((segment) => isTurned(bytes, segment));

const orientationTag = 0x0112;

/** Whether EXIF tells viewers to turn or mirror the picture (Exif 2.32, 4.6.4). */
function isTurned(bytes: Uint8Array, { marker, at, end }: JpegSegment): boolean {
  if (marker !== 0xe1 || tag(bytes, at + 4, 6) !== "Exif\0\0") return false;
  const tiff = bytes.subarray(at + 10, end);
  const isLittle = tag(tiff, 0, 2) === "II";
  const [u16, u32] = isLittle ? [u16le, u32le] : [u16be, u32be];
  const directory = u32(tiff, 4);
  const count = u16(tiff, directory);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + 12 * i;
    if (u16(tiff, entry) === orientationTag) return u16(tiff, entry + 8) > 1;
  }
  return false;
}
