import { useEffect, useState } from "react";
import type { FailureKey } from "../../../../../v5/failure";
import { isDeviceStored } from "../../../engines/device-stored";
import { loadDevice } from "../../../engines/load-device";
import { loadActions } from "../../../load-actions";
import { connectionFailures } from "./use-retry-online";

/** The server was reached but failed, so other files of the site can still be loaded. */
const serverFailures: readonly FailureKey[] = ["serverBusy", "interfaceException", "uploadFailed", "unknown"];

async function isDeviceReady(): Promise<boolean> {
  if (!(await isDeviceStored())) return false;
  await loadDevice();
  return true;
}

async function canDevice(failure: FailureKey): Promise<boolean> {
  if (connectionFailures.includes(failure)) return isDeviceReady();
  if (!serverFailures.includes(failure)) return false;
  const { missingOnDevice } = await loadActions();
  return missingOnDevice().length === 0;
}

/** Whether this browser could make the photo now, after the server or the connection failed. */
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
