import { useEffect, useState } from "react";

/**
 * Features that making a photo needs and older browsers lack. Storage is not one of them: if it is blocked, memory is
 * used.
 */
const needed: Record<string, () => boolean> = {
  decode: () => typeof createImageBitmap === "function",
  encode: () => typeof HTMLCanvasElement !== "undefined" && "toBlob" in HTMLCanvasElement.prototype,
  abort: () => typeof AbortSignal !== "undefined" && "throwIfAborted" in AbortSignal.prototype,
};

/** Names of the features that this browser lacks. */
export const missingFeatures = (): string[] => Object.keys(needed).filter((name) => !needed[name]?.());

/** Whether to recommend another browser; false until hydration. */
export function useIsLimitedBrowser(): boolean {
  const [isLimited, setIsLimited] = useState(false);
  useEffect(() => setIsLimited(missingFeatures().length > 0), []);
  return isLimited;
}
