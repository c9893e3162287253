import { useCallback, useEffect, useState } from "react";
import { loadImage } from "./load-image";

/**
 * The URL of an image once `loadImage` has loaded it, with retries and cache. The previous image stays until the next
 * is loaded; `hasFailed` after the last retry.
 * @param src null while unknown
 */
export function useLoadedImage(src: string | null) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the same URL
  useEffect(() => {
    if (src === null) return;
    let isCurrent = true;
    loadImage(src).then(
      () => isCurrent && setShown(src),
      () => isCurrent && setFailed(src),
    );
    return () => {
      isCurrent = false;
    };
  }, [src, tries]);
  const retry = useCallback(() => {
    setFailed(null);
    setTries((count) => count + 1);
  }, []);
  return { shown, hasFailed: src !== null && failed === src, retry };
}
