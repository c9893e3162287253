import { photoKeepMs } from "../../../constants";
import { lazyService } from "../../../store/services";
import type { AppThunk } from "../../../store/store";
import { deleteImage } from "../../../v5/delete-image";
import { isGone } from "../../../v5/errors";
import { sessionToken } from "../../../v5/session";
import { hasPendingDeletions, pendingDeletions, storePendingDeletions } from "../pending-deletions";
import { pendingDeletionsChanged } from "../state/photo-slice";
import type { UploadedPhoto } from "../state/photo-state";

declare module "../../../store/services" {
  export interface Services {
    /** One function object, so that the listener is registered only once. */
    onOnline?: { retry: (() => void) | null };
  }
}

const onOnline = lazyService("onOnline", (): { retry: (() => void) | null } => ({ retry: null }));

const retryOnline = (): AppThunk => (dispatch, _getState, services) => {
  const listener = onOnline(services);
  listener.retry ??= () => void dispatch(retryPendingDeletions());
  window.addEventListener("online", listener.retry, { once: true });
};

/**
 * Deletes an upload and everything made from it on the server. A deletion that the server does not confirm is retried
 * when the connection is back and at the next visit.
 * @returns null when the server has confirmed it, else when the server deletes the photo by itself
 */
export const deleteUpload =
  ({
    fileName,
    uploadedAt,
  }: Pick<UploadedPhoto, "fileName" | "uploadedAt">): AppThunk<Promise<number | null>> =>
  async (dispatch) => {
    const token = sessionToken();
    if (await isDeleted(fileName, token)) return null;
    const goneAt = uploadedAt + photoKeepMs;
    const others = pendingDeletions().filter((entry) => entry.fileName !== fileName);
    storePendingDeletions([...others, { fileName, token, goneAt }]);
    dispatch(pendingDeletionsChanged(true));
    dispatch(retryOnline());
    return goneAt;
  };

/** Retries the pending deletions. */
export const retryPendingDeletions =
  (now = Date.now()): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (const { fileName, token, goneAt } of pendingDeletions()) {
      if (goneAt > now && !(await isDeleted(fileName, token))) {
        dispatch(retryOnline());
        continue;
      }
      storePendingDeletions(pendingDeletions().filter((entry) => entry.fileName !== fileName));
    }
    dispatch(pendingDeletionsChanged(hasPendingDeletions()));
  };

async function isDeleted(fileName: string, token: string): Promise<boolean> {
  try {
    await deleteImage(fileName, token);
    return true;
  } catch (error) {
    // The server has deleted it by itself.
    return isGone(error);
  }
}
