import { describe, expect, it } from "@jest/globals";
import type { ColourCoding } from "../../../../photo/core/file/colour-coding";
import { srgbConverter } from "../../../../photo/core/raster/coded-colour";

type Samples = [red: number, green: number, blue: number];

/** Pixels that Chromium 156 reads from a canvas for a PNG of these samples with this coding in its cICP. */
const inChromium: [coding: ColourCoding, rows: [coded: Samples, shown: Samples][]][] = [
  [
    { primaries: "bt2020", transfer: "pq" },
    [
      [
        [148, 140, 130],
        [202, 160, 133],
      ],
      [
        [120, 110, 100],
        [126, 91, 74],
      ],
      [
        [200, 190, 180],
        [255, 212, 180],
      ],
      [
        [60, 70, 80],
        [14, 37, 49],
      ],
      [
        [180, 120, 100],
        [255, 0, 38],
      ],
    ],
  ],
  [
    { primaries: "bt2020", transfer: "hlg" },
    [
      [
        [148, 140, 130],
        [124, 111, 102],
      ],
      [
        [120, 110, 100],
        [96, 83, 75],
      ],
      [
        [200, 190, 180],
        [211, 181, 165],
      ],
      [
        [60, 70, 80],
        [34, 49, 56],
      ],
      [
        [180, 120, 100],
        [185, 85, 76],
      ],
    ],
  ],
  [
    { primaries: "display-p3", transfer: "srgb" },
    [
      [
        [148, 140, 130],
        [150, 140, 129],
      ],
      [
        [60, 70, 80],
        [57, 70, 81],
      ],
      [
        [180, 120, 100],
        [190, 117, 96],
      ],
    ],
  ],
  [
    { primaries: "bt2020", transfer: "srgb" },
    [
      [
        [120, 110, 100],
        [127, 109, 99],
      ],
      [
        [180, 120, 100],
        [209, 110, 95],
      ],
    ],
  ],
  [
    { primaries: "srgb", transfer: 2.4 },
    [
      [
        [148, 140, 130],
        [142, 134, 123],
      ],
      [
        [60, 70, 80],
        [49, 60, 70],
      ],
    ],
  ],
];

describe("srgbConverter", () => {
  it.each(inChromium)("converts %j as a browser does, within two levels", (coding, rows) => {
    const convert = srgbConverter(coding, 255);
    const off = rows.map(([coded, shown]) => {
      const own = convert(Uint8Array.from(coded), 3);
      return Math.max(...shown.map((sample, channel) => Math.abs(sample - own[channel]!)));
    });
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  it.each(["pq", "hlg"] as const)("keeps black, is monotonic, and ends at white: %s", (transfer) => {
    const convert = srgbConverter({ primaries: "bt2020", transfer }, 1023);
    const ramp = Array.from({ length: 1024 }, (_, sample) =>
      convert(Uint16Array.of(sample, sample, sample), 3),
    );
    expect([...ramp[0]!]).toEqual([0, 0, 0]);
    expect([...ramp[1023]!]).toEqual([255, 255, 255]);
    expect(ramp.every((shown, sample) => sample === 0 || shown[1]! >= ramp[sample - 1]![1]!)).toBe(true);
  });

  it("gives the same result at any bit depth, keeps alpha, and accepts samples above full signal", () => {
    const coding = { primaries: "bt2020", transfer: "pq" } as const;
    const shown = srgbConverter(coding, 255)(Uint8Array.of(120, 110, 100, 128), 4);
    const deep = srgbConverter(coding, 255 * 257)(
      Uint16Array.from([120, 110, 100, 128], (sample) => sample * 257),
      4,
    );
    expect([...deep]).toEqual([...shown]);
    expect(shown[3]).toBe(128);
    expect([...srgbConverter(coding, 1023)(Uint16Array.of(2000, 2000, 2000), 3)]).toEqual([255, 255, 255]);
  });
});
