import { useEffect, useState } from "react";

/** What the way of a photo needs and older browsers lack. Storage is not among it: where it is blocked, the page's memory serves. */
const needed: Record<string, () => boolean> = {
  decode: () => typeof createImageBitmap === "function",
  encode: () => typeof HTMLCanvasElement !== "undefined" && "toBlob" in HTMLCanvasElement.prototype,
  abort: () => typeof AbortSignal !== "undefined" && "throwIfAborted" in AbortSignal.prototype,
};

/** The names of the features that this browser does not have. */
export const lackingFeatures = (): string[] => Object.keys(needed).filter((name) => !needed[name]?.());

/** Whether to tell the visitor that another browser would do better; false until the page has come alive. */
export function useIsLimitedBrowser(): boolean {
  const [isLimited, setIsLimited] = useState(false);
  useEffect(() => setIsLimited(lackingFeatures().length > 0), []);
  return isLimited;
}
