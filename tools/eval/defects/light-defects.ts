import { linearOfSample, sampleOfLinear } from "../../../photo/core/raster/colour";
import { asJpeg, asSharp, type FacePicture, toFace } from "./face-picture";

/** Blur and shake of the published examples: 6 and 35 pixels at 166 pixels between the eyes. */
const blurInEyeDistances = 6 / 166;
const shakeInEyeDistances = 35 / 166;
const shakeDeg = 20;

export async function blurred(picture: FacePicture): Promise<Uint8Array> {
  const sigma = blurInEyeDistances * picture.head.interpupillaryPx;
  return new Uint8Array(await asSharp(picture).blur(sigma).jpeg({ quality: 92 }).toBuffer());
}

/** The mean of pictures along a line. */
export async function shaken(picture: FacePicture): Promise<Uint8Array> {
  const { widthPx, heightPx, pixels } = picture;
  const lengthPx = Math.round(shakeInEyeDistances * picture.head.interpupillaryPx);
  const angle = (shakeDeg * Math.PI) / 180;
  const sums = new Float32Array(pixels.length);
  for (let step = 0; step < lengthPx; step++) {
    const along = step - lengthPx / 2;
    const [dx, dy] = [Math.round(along * Math.cos(angle)), Math.round(along * Math.sin(angle))];
    for (let y = 0; y < heightPx; y++) {
      const fromY = Math.max(0, Math.min(heightPx - 1, y + dy));
      for (let x = 0; x < widthPx; x++) {
        const fromX = Math.max(0, Math.min(widthPx - 1, x + dx));
        const from = 3 * (fromY * widthPx + fromX);
        const to = 3 * (y * widthPx + x);
        for (let c = 0; c < 3; c++) sums[to + c]! += pixels[from + c]!;
      }
    }
  }
  return asJpeg({ ...picture, pixels: Uint8Array.from(sums, (sum) => sum / lengthPx + 0.5) });
}

/** Each sample by itself: as many stops more or less light, clipped where it has no room. */
const stops = (by: number) => (picture: FacePicture) => {
  const table = Uint8Array.from({ length: 256 }, (_, sample) =>
    sampleOfLinear(linearOfSample[sample]! * 2 ** by),
  );
  return asJpeg({ ...picture, pixels: picture.pixels.map((sample) => table[sample]!) });
};

export const fourStopsUnder = stops(-4);
export const threeStopsOver = stops(3);

export function flat(picture: FacePicture): Promise<Uint8Array> {
  return asJpeg({ ...picture, pixels: picture.pixels.map((sample) => 128 + (sample - 128) / 8) });
}

export async function grey(picture: FacePicture): Promise<Uint8Array> {
  return new Uint8Array(await asSharp(picture).greyscale().jpeg({ quality: 92 }).toBuffer());
}

/** Six stops less light on one side of the face, with a soft edge along its middle. */
export function oneSideBlack(picture: FacePicture): Promise<Uint8Array> {
  const { widthPx, heightPx } = picture;
  const pixels = picture.pixels.slice();
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i += 3) {
      const aside = toFace(picture, [x, y])[0];
      const share = Math.max(0, Math.min(1, (aside + 0.1) / 0.2));
      if (share === 0) continue;
      for (let c = 0; c < 3; c++) {
        pixels[i + c] = sampleOfLinear(linearOfSample[pixels[i + c]!]! * 2 ** (-6 * share));
      }
    }
  }
  return asJpeg({ ...picture, pixels });
}
