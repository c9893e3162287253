import { useEffect, useState } from "react";
import { modelFile } from "../../../../../../photo/web/engine-files";
import type { FailureKey } from "../../../../../v5/failure";
import { engineUrl } from "../../../engines/engine-url";
import { loadActions } from "../../../load-actions";
import { lineFailures } from "./use-retry-online";

/** The server was reached and did not do its work: what else the site needs can be had. */
const serverFailures: readonly FailureKey[] = ["serverBusy", "interfaceException", "uploadFailed", "unknown"];

/** Has the service worker kept the engine, so that a photo can be made without a connection? */
async function isDeviceKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  return (
    (await caches.match(`${engineUrl()}/${modelFile("face-mesh")}`).catch(() => undefined)) !== undefined
  );
}

async function canDevice(failure: FailureKey): Promise<boolean> {
  if (lineFailures.includes(failure)) return isDeviceKept();
  if (!serverFailures.includes(failure)) return false;
  const { lackingOnDevice } = await loadActions();
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
