import { wait } from "../../../browser/wait";
import { shouldPrefetch } from "../../../offline/cache-urls";
import type { AppThunk } from "../../../store/store";
import { prefetchDevice } from "../engines/choose-engine";
import { isDeviceStored } from "../engines/device-stored";

/** Whether this browser has stored the engine, for work without a connection. */
export type Stored = "stored" | "loading" | "missing";

const askAgainMs = 1000;
/** A service worker is registered with the page, and models are downloaded within this time. */
const limitMs = { worker: 10_000, models: 120_000 };

/** Without a service worker (an older browser, or a build without) nothing is stored. */
const canStore = (signal: AbortSignal): Promise<boolean> =>
  "serviceWorker" in navigator
    ? Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        wait(limitMs.worker, signal).then(() => false),
      ])
    : Promise.resolve(false);

/**
 * Stores the engine in this browser if there is a connection, and shows how far it is. Shows nothing where nothing can
 * be stored.
 */
export const storeDevice =
  (isOnline: boolean, show: (stored: Stored) => void, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!(await canStore(signal))) return;
    if (await isDeviceStored()) return show("stored");
    if (!isOnline || !shouldPrefetch()) return show("missing");
    show("loading");
    await dispatch(prefetchDevice());
    // The service worker stores a file after it has passed it on.
    for (let waitedMs = 0; waitedMs < limitMs.models; waitedMs += askAgainMs) {
      if (await isDeviceStored()) return show("stored");
      await wait(askAgainMs, signal);
    }
    show("missing");
  };
