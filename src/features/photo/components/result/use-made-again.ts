import { useEffect } from "react";
import type { Result } from "./use-result";

/** A photo of which the server has a picture no longer is made once more, without a press: the visitor waits for it. */
export function useMadeAgain({ start, isWorking }: Result, isGone: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is gone
  useEffect(() => {
    if (isGone && !isWorking) start();
  }, [isGone]);
}
