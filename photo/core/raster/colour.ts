/** sRGB (IEC 61966-2-1) signal 0..1 to linear light 0..1. */
export const linearOfSignal = (signal: number): number =>
  signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;

/** sRGB sample 0..255 to linear light 0..1. */
export const linearOfSample: Float32Array = Float32Array.from({ length: 256 }, (_, sample) =>
  linearOfSignal(sample / 255),
);

/** Linear light of a sample that may lie between two, or beyond 0..255. */
export const lightOf = (sample: number): number =>
  linearOfSample[sample <= 0 ? 0 : sample >= 255 ? 255 : (sample + 0.5) | 0]!;

const sampleSteps = 4096;

const sampleOfStep: Uint8Array = Uint8Array.from({ length: sampleSteps + 1 }, (_, step) => {
  const light = step / sampleSteps;
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * c);
});

/** Linear light 0..1 to the nearest sRGB sample 0..255. */
export function sampleOfLinear(light: number): number {
  return sampleOfStep[Math.round(Math.max(0, Math.min(1, light)) * sampleSteps)]!;
}

export type Rgb = [red: number, green: number, blue: number];
export type Lab = [lightness: number, a: number, b: number];

/** "#rrggbb" to samples 0..255. @throws RangeError when it is not written so. */
export function rgbOfHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is not a colour like #rrggbb.`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** Samples 0..255 to "#rrggbb". */
export const hexOfRgb = (rgb: Rgb): string =>
  `#${rgb.map((sample) => sample.toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (Rec. 709 primaries), 0..1, of sRGB samples. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linearOfSample[red]! + 0.7152 * linearOfSample[green]! + 0.0722 * linearOfSample[blue]!;
}

const labCurve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);

/** CIE L*a*b* (D65, 2 degrees) of linear light 0..1. */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const x = labCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = labCurve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = labCurve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function labOfRgb([red, green, blue]: Rgb): Lab {
  return labOfLinear(linearOfSample[red]!, linearOfSample[green]!, linearOfSample[blue]!);
}

/** The nearest colour of sRGB. */
export function rgbOfLab([lightness, a, b]: Lab): Rgb {
  const light = (t: number): number => (t > 6 / 29 ? t ** 3 : ((t - 16 / 116) * 27 * 116) / 24389);
  const fy = (lightness + 16) / 116;
  const [x, y, z] = [0.95047 * light(fy + a / 500), light(fy), 1.08883 * light(fy - b / 200)];
  return [
    sampleOfLinear(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    sampleOfLinear(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    sampleOfLinear(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ];
}

/** CIE 1976 colour difference; about 2.3 is just noticeable. */
export function deltaE(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Grey level of an sRGB colour as television counts it (ITU-R BT.601), on samples. */
export const luma = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** The same of pixel `i` of interleaved RGB. */
export const lumaAt = (pixels: Float32Array, i: number): number =>
  luma(pixels[3 * i]!, pixels[3 * i + 1]!, pixels[3 * i + 2]!);
