import sharp from "sharp";
import { asSharp, type FacePicture } from "./face-picture";

/** Damage that nobody can see is none: this share of the face's pixels must be off by this many levels. */
const seenFrom = { share: 0.02, levels: 30 };

const encoders = {
  jpeg: (picture: FacePicture) => asSharp(picture).jpeg({ quality: 90 }),
  png: (picture: FacePicture) => asSharp(picture).png({ compressionLevel: 3 }),
  webp: (picture: FacePicture) => asSharp(picture).webp({ quality: 85 }),
  avif: (picture: FacePicture) => asSharp(picture).avif({ quality: 60, effort: 0 }),
} as const;

export type TornFormat = keyof typeof encoders;

/** Bytes from here on hold the picture itself in each format, as a share of the file. */
const headShare = 0.05;

/** Tries until one shows: a flipped bit may fall beside the face, or break the file for every reader. */
const tries = 12;

/** Three bits flipped somewhere in the picture's own bytes, where it shows on the face. Null where no try did. */
export async function torn(
  picture: FacePicture,
  turn: number,
  format: TornFormat,
): Promise<Uint8Array | null> {
  const whole = new Uint8Array(await encoders[format](picture).toBuffer());
  const before = await faceOf(picture, whole);
  if (!before) return null;
  for (let attempt = 0; attempt < tries; attempt++) {
    const bytes = whole.slice();
    for (let flip = 0; flip < 3; flip++) {
      const share = headShare + (1 - headShare) * pseudoRandom(97 * turn + 13 * attempt + flip);
      bytes[Math.floor(share * (bytes.length - 1))]! ^= 1 << (flip + (attempt % 5));
    }
    const after = await faceOf(picture, bytes);
    // What no decoder reads is a damaged file as well, but an easy one; every other try asks for one that is read.
    if (after === null ? attempt % 4 === 3 : isSeen(before, after)) return bytes;
  }
  return null;
}

/** The same numbers in every run. */
function pseudoRandom(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return value - Math.floor(value);
}

async function faceOf({ head, widthPx, heightPx }: FacePicture, bytes: Uint8Array) {
  const half = 1.2 * head.interpupillaryPx;
  const left = Math.max(0, Math.round(head.eyeMiddle[0] - half));
  const top = Math.max(0, Math.round(head.eyeMiddle[1] - 0.5 * half));
  const width = Math.min(widthPx - left, Math.round(2 * half));
  const height = Math.min(heightPx - top, Math.round(2 * half));
  try {
    return await sharp(bytes, { failOn: "none" })
      .removeAlpha()
      .extract({ left, top, width, height })
      .raw()
      .toBuffer();
  } catch {
    return null;
  }
}

function isSeen(before: Buffer, after: Buffer): boolean {
  let off = 0;
  for (let i = 0; i < before.length; i++) if (Math.abs(before[i]! - after[i]!) > seenFrom.levels) off++;
  return off > seenFrom.share * before.length;
}
