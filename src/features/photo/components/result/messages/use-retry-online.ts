import { useEffect, useRef } from "react";
import type { FailureKey } from "../../../../../v5/failure";

/** The line is what failed, or nobody answered at its other end. */
export const lineFailures: readonly FailureKey[] = ["offline", "connectionTimedOut", "networkTimeout"];

/**
 * What the line has broken off goes on by itself when the line is back.
 * @returns whether the line is what failed, and the browser says that it is away
 */
export const useRetryOnline = (failure: FailureKey | null, retry: () => void): boolean => {
  const latest = useRef(retry);
  latest.current = retry;
  const isLine = failure !== null && lineFailures.includes(failure);
  useEffect(() => {
    if (!isLine) return;
    const onOnline = () => latest.current();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isLine]);
  return isLine && !navigator.onLine;
};
