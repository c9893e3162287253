import { workingEdgePx } from "../core/file/image-limits";
import type { PhotoPorts } from "../ports";

type Decode = PhotoPorts["decodeImage"];

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Caches the last decoded picture: precheck, photo and every change of background, crop or paper need the same one.
 * Larger decodes are not cached, because of their memory.
 */
export function decodeOnce(decode: Decode): Decode {
  let last: { bytes: Uint8Array; decoded: ReturnType<Decode> } | null = null;
  return (bytes, options) => {
    if (options.longestEdgePx !== workingEdgePx) return decode(bytes, options);
    if (last && isSame(last.bytes, bytes)) return last.decoded;
    const kept = { bytes, decoded: decode(bytes, options) };
    last = kept;
    // A failed decode may only have lacked memory: allow a retry.
    kept.decoded.catch(() => {
      if (last === kept) last = null;
    });
    return kept.decoded;
  };
}
