import { usualEdgePx } from "../core/file/image-limits";
import type { PhotoPorts } from "../ports";

type Decode = PhotoPorts["decodeImage"];

const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/**
 * Keeps the last picture as it was decoded: the first look at a photo, the photo made of it and each change of background,
 * place or paper ask for the same one. Larger ones than usual are not kept, for they would weigh as much as all the rest.
 */
export function decodeOnce(decode: Decode): Decode {
  let last: { bytes: Uint8Array; decoded: ReturnType<Decode> } | null = null;
  return (bytes, options) => {
    if (options.longestEdgePx !== usualEdgePx) return decode(bytes, options);
    if (last && isSame(last.bytes, bytes)) return last.decoded;
    const kept = { bytes, decoded: decode(bytes, options) };
    last = kept;
    // What cannot be decoded may only have found no memory.
    kept.decoded.catch(() => {
      if (last === kept) last = null;
    });
    return kept.decoded;
  };
}
