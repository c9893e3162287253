import type { ColourCoding, TransferCurve } from "../file/colour-coding";
import { linearOfSignal, type Rgb, sampleOfLinear } from "./colour";

/** Diffuse white (ITU-R BT.2408, table 1) in cd/m². Light is relative to it: 1 is a sheet of white paper. */
const whiteNits = 203;

/** Peak luminance in cd/m²: that of HLG on its reference display, which is assumed for PQ too. */
const peakNits = 1000;
const peakLight = peakNits / whiteNits;

/** Linear light to linear light of sRGB, row by row; all have the white point D65. */
const toSrgb: Record<ColourCoding["primaries"], readonly [Rgb, Rgb, Rgb]> = {
  srgb: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  // SMPTE EG 432-1.
  "display-p3": [
    [1.22494, -0.22494, 0],
    [-0.042057, 1.042057, 0],
    [-0.019638, -0.078636, 1.098274],
  ],
  // ITU-R BT.2407.
  bt2020: [
    [1.660491, -0.587641, -0.07285],
    [-0.12455, 1.1329, -0.008349],
    [-0.018151, -0.100579, 1.11873],
  ],
};

/** PQ (ITU-R BT.2100, table 4; SMPTE ST 2084): signal 0..1 to light. */
function lightOfPq(signal: number): number {
  const root = signal ** (32 / 2523);
  const light = Math.max(root - 3424 / 4096, 0) / (2413 / 128 - (2392 / 128) * root);
  return (10000 / whiteNits) * light ** (16384 / 2610);
}

/** HLG (ITU-R BT.2100, table 5): signal 0..1 to the light of the scene 0..1. */
function sceneOfHlg(signal: number): number {
  if (signal <= 0.5) return signal ** 2 / 3;
  return (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/** Exponent of HLG's OOTF on a display of 1000 cd/m² (ITU-R BT.2100, table 5). */
const hlgSystemGamma = 1.2;

/**
 * Maps light up to `peakLight` to a display without HDR, with the Reference White Tone Mapping Operator of
 * SMPTE ST 2094-50 as in Chromium: half the light up to diffuse white, then a quadratic Bézier curve up to 1.
 */
function toneMapped(light: number): number {
  const [kneeX, kneeY, kappa] = [1, 0.5, 0.65];
  if (light <= kneeX) return light * kneeY;
  if (light >= peakLight) return 1;
  const midX = (1 - kappa) * kneeX + (kappa * kneeX) / kneeY;
  const midY = (1 - kappa) * kneeY + kappa;
  const bendX = kneeX - 2 * midX + peakLight;
  const riseX = 2 * (midX - kneeX);
  const t = (Math.sqrt(riseX ** 2 + 4 * bendX * (light - kneeX)) - riseX) / (2 * bendX);
  return kneeY + 2 * (midY - kneeY) * t + (kneeY - 2 * midY + 1) * t ** 2;
}

function curveOf(transfer: TransferCurve): (signal: number) => number {
  if (typeof transfer === "number") return (signal) => signal ** transfer;
  return { srgb: linearOfSignal, pq: lightOfPq, hlg: sceneOfHlg }[transfer];
}

/**
 * Returns a function that converts interleaved samples to sRGB: to linear light, with tone mapping for HDR, then to the primaries
 * of sRGB. Colours outside sRGB are clipped channel by channel. Alpha is not changed.
 * @param fullSample the sample value of full signal, such as 255 or 1023
 */
export function srgbConverter({ primaries, transfer }: ColourCoding, fullSample: number) {
  const curve = curveOf(transfer);
  // A resampler may overshoot, and a hostile file may contain samples above full signal.
  const lights = Float32Array.from({ length: fullSample > 255 ? 65536 : 256 }, (_, sample) =>
    curve(Math.min(1, sample / fullSample)),
  );
  const [toRed, toGreen, toBlue] = toSrgb[primaries];
  const isHlg = transfer === "hlg";
  const isHdr = isHlg || transfer === "pq";
  const mix = (row: Rgb, red: number, green: number, blue: number) =>
    row[0] * red + row[1] * green + row[2] * blue;

  return (samples: Uint8Array | Uint16Array, channels: 3 | 4): Uint8Array => {
    const pixels = new Uint8Array(samples.length);
    for (let at = 0; at < pixels.length; at += channels) {
      let red = lights[samples[at]!]!;
      let green = lights[samples[at + 1]!]!;
      let blue = lights[samples[at + 2]!]!;
      if (isHdr) {
        // HLG's OOTF depends on luminance and the tone curve on the strongest channel, so hues do not change.
        const ootf = isHlg
          ? peakLight * (0.2627 * red + 0.678 * green + 0.0593 * blue) ** (hlgSystemGamma - 1)
          : 1;
        const strongest = ootf * Math.max(red, green, blue);
        const gain = strongest > 0 ? (ootf * toneMapped(strongest)) / strongest : 0;
        red *= gain;
        green *= gain;
        blue *= gain;
      }
      pixels[at] = sampleOfLinear(mix(toRed, red, green, blue));
      pixels[at + 1] = sampleOfLinear(mix(toGreen, red, green, blue));
      pixels[at + 2] = sampleOfLinear(mix(toBlue, red, green, blue));
      if (channels === 4) pixels[at + 3] = Math.min(255, Math.round((255 * samples[at + 3]!) / fullSample));
    }
    return pixels;
  };
}
