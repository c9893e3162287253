import { useEffect, useRef, useState } from "react";
import type { FailureKey } from "../../../../../v5/failure";

/** The connection failed, the server did not answer, or the engine could not be downloaded. */
export const connectionFailures: readonly FailureKey[] = [
  "offline",
  "connectionTimedOut",
  "networkTimeout",
  "deviceNotLoaded",
];

/**
 * Retries when the connection is back, or on a press unless the browser is offline: then a retry would fail at once
 * and look as if nothing had happened.
 */
export function useRetryOnline(failure: FailureKey | null, onRetry: () => void) {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  const [offlineAttempts, setOfflineAttempts] = useState(0);
  const isConnectionFailure = failure !== null && connectionFailures.includes(failure);
  useEffect(() => {
    if (!isConnectionFailure) return;
    const onOnline = () => {
      setOfflineAttempts(0);
      latest.current();
    };
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isConnectionFailure]);
  const isOffline = () => isConnectionFailure && !navigator.onLine;
  return {
    /** The connection failed and the browser is offline. */
    isOffline: isOffline(),
    /** Attempts to retry while the browser was offline. */
    offlineAttempts,
    retry: () => (isOffline() ? setOfflineAttempts((count) => count + 1) : onRetry()),
  };
}
