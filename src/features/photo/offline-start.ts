import { isPageStored } from "../../offline/stored-page";
import type { FailureKey } from "../../v5/failure";
import { loadActions } from "./load-actions";

/**
 * Why a photo cannot be made now, without a connection: its page or the engine is not stored in this browser. Null if
 * it can, or if its page can say so.
 * @param resultPath in the language of the page
 */
export async function whyNotOffline(isOnDevice: boolean, resultPath: string): Promise<FailureKey | null> {
  if (navigator.onLine) return null;
  const missing = isOnDevice ? "deviceNotLoaded" : "offline";
  if (!(await isPageStored(resultPath))) return missing;
  if (!isOnDevice || !navigator.serviceWorker?.controller) return null;
  // The code that asks may itself not be stored.
  const actions = await loadActions().catch(() => null);
  return (await actions?.isDeviceStored()) ? null : missing;
}
