import { useEffect, useState } from "react";
import type { FailureKey } from "../../../../v5/failure";
import { isDeviceKept } from "../../is-device-kept";
import { loadDeeds } from "../../load-deeds";
import { lineFailures } from "./use-retry-online";

/** The server was reached and did not do its work: what else the site needs can be had. */
const serverFailures: readonly FailureKey[] = ["serverBusy", "interfaceException", "uploadFailed", "unknown"];

async function canDevice(failure: FailureKey): Promise<boolean> {
  if (lineFailures.includes(failure)) return isDeviceKept();
  if (!serverFailures.includes(failure)) return false;
  const { lackingOnDevice } = await loadDeeds();
  return lackingOnDevice().length === 0;
}

/** Whether this browser can make by itself, now, what the server or the line to it has failed at. */
export function useCanDevice(failure: FailureKey): boolean {
  const [able, setAble] = useState<FailureKey | null>(null);
  useEffect(() => {
    canDevice(failure).then(
      (can) => setAble(can ? failure : null),
      () => setAble(null),
    );
  }, [failure]);
  return able === failure;
}
