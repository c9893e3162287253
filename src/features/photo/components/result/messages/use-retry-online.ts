import { useEffect, useRef, useState } from "react";
import type { FailureKey } from "../../../../../v5/failure";

/** The connection failed, or the server did not answer. */
export const connectionFailures: readonly FailureKey[] = ["offline", "connectionTimedOut", "networkTimeout"];

/**
 * Retries when the connection is back, or on a press unless the browser is offline: then a retry would fail at once
 * and look as if nothing had happened.
 */
export function useRetryOnline(failure: FailureKey | null, retry: () => void) {
  const latest = useRef(retry);
  latest.current = retry;
  const [vainPresses, setVainPresses] = useState(0);
  const isConnectionFailure = failure !== null && connectionFailures.includes(failure);
  useEffect(() => {
    if (!isConnectionFailure) return;
    const onOnline = () => {
      setVainPresses(0);
      latest.current();
    };
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isConnectionFailure]);
  const isOffline = () => isConnectionFailure && !navigator.onLine;
  return {
    /** The connection failed and the browser is offline. */
    isOffline: isOffline(),
    /** Presses while the browser was offline. */
    vainPresses,
    again: () => (isOffline() ? setVainPresses((count) => count + 1) : retry()),
  };
}
