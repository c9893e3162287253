import type { Raster } from "../../core/types";

/**
 * An uncompressed TIFF (6.0, with the tag of ICC.1 Annex B.4) around raw samples: the only way to pass pixels with
 * their colour profile to sharp.
 */
export function tiffWithProfile(raster: Raster, profile: Uint8Array): Uint8Array {
  const { widthPx, heightPx, channels, pixels } = raster;
  const hasAlpha = channels === 4;
  const [short, long, undefinedBytes] = [3, 4, 7];
  const entryCount = hasAlpha ? 12 : 11;
  const bitsAt = 8 + 2 + entryCount * 12 + 4;
  const profileAt = bitsAt + 2 * channels;
  const pixelsAt = profileAt + profile.length + (profile.length % 2);
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, widthPx],
    [257, long, 1, heightPx],
    [258, short, channels, bitsAt],
    [259, short, 1, 1], // no compression
    [262, short, 1, 2], // RGB
    [273, long, 1, pixelsAt],
    [277, short, 1, channels],
    [278, long, 1, heightPx],
    [279, long, 1, pixels.length],
    [284, short, 1, 1], // interleaved
    ...(hasAlpha ? [[338, short, 1, 2] as [number, number, number, number]] : []), // alpha, not premultiplied
    [34675, undefinedBytes, profile.length, profileAt],
  ];
  const bytes = new Uint8Array(pixelsAt + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  view.setUint16(8, entries.length, true);
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  for (let channel = 0; channel < channels; channel += 1) view.setUint16(bitsAt + 2 * channel, 8, true);
  bytes.set(profile, profileAt);
  bytes.set(pixels, pixelsAt);
  return bytes;
}
