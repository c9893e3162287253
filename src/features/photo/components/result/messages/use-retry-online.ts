import { useEffect, useRef } from "react";
import type { FailureKey } from "../../../../../v5/failure";

/** The connection failed, or the server did not answer. */
export const connectionFailures: readonly FailureKey[] = ["offline", "connectionTimedOut", "networkTimeout"];

/**
 * Retries when the connection is back.
 * @returns whether the connection failed and the browser is offline
 */
export function useRetryOnline(failure: FailureKey | null, retry: () => void): boolean {
  const latest = useRef(retry);
  latest.current = retry;
  const isConnectionFailure = failure !== null && connectionFailures.includes(failure);
  useEffect(() => {
    if (!isConnectionFailure) return;
    const onOnline = () => latest.current();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isConnectionFailure]);
  return isConnectionFailure && !navigator.onLine;
}
