import { useCallback, useEffect, useState } from "react";
import { loadImage } from "./load-image";

/**
 * The address of an image as soon as `loadImage` has it, with its retries and out of its cache. Until a new one has
 * come, the one before stays; `hasFailed` once the last try was in vain.
 *
 * @param src null while it is not known
 */
export function useLoadedImage(src: string | null) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same address
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
