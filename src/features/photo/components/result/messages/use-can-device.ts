import { useEffect, useState } from "react";
import { modelNames } from "../../../../../../photo/core/runtime";
import { modelFile, runtimeFiles } from "../../../../../../photo/web/engine-files";
import type { FailureKey } from "../../../../../v5/failure";
import { engineUrl } from "../../../engines/engine-url";
import { loadDevice } from "../../../engines/load-device";
import { loadActions } from "../../../load-actions";
import { connectionFailures } from "./use-retry-online";

/** The server was reached but failed, so other files of the site can still be loaded. */
const serverFailures: readonly FailureKey[] = ["serverBusy", "interfaceException", "uploadFailed", "unknown"];

/**
 * Has the service worker cached the whole engine, so that it works without a connection? The precheck of a photo
 * loads the runtime and only some of the models.
 */
async function isDeviceKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const isKept = async (file: string) => (await caches.match(`${engineUrl()}/${file}`)) !== undefined;
  const models = await Promise.all(modelNames.map((name) => isKept(modelFile(name))));
  // A browser loads one of the two runtimes.
  const runtimes = await Promise.all(runtimeFiles.map(isKept));
  if (!models.every(Boolean) || !runtimes.some(Boolean)) return false;
  await loadDevice();
  return true;
}

async function canDevice(failure: FailureKey): Promise<boolean> {
  if (connectionFailures.includes(failure)) return isDeviceKept();
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
