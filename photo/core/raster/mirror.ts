/** Flips a square picture, or a map of one, horizontally. */
export function mirrored<Values extends Uint8Array | Float32Array>(
  values: Values,
  edgePx: number,
  channels: number,
): Values {
  const out = values.slice() as Values;
  const row = edgePx * channels;
  for (let at = 0; at < values.length; at += row)
    for (let x = 0; x < edgePx; x++)
      for (let c = 0; c < channels; c++)
        out[at + x * channels + c] = values[at + (edgePx - 1 - x) * channels + c]!;
  return out;
}
