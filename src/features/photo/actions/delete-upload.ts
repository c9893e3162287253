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
    /** One function, so that the browser calls it once when the connection is back. */
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
 * Deletes an upload, and all that was made of it, on the server. One that the server does not confirm is tried again when
 * the connection is back, and at the next visit.
 * @returns null when the server has confirmed it, else when its copy goes by itself
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

/** Tries the pending deletions again. */
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
    // It went by itself meanwhile.
    return isGone(error);
  }
}
