import { photoKeepMs } from "../../../constants";
import { deleteImage } from "../../../v5/delete-image";
import { isGone } from "../../../v5/errors";
import { sessionToken } from "../../../v5/session";
import { keepOwedDeletions, owedDeletions, tellPaid } from "../owed-deletions";

/**
 * Deletes an upload, and all that was made of it, on the server. One that the server does not confirm is owed: it is
 * tried again when the connection is back, and at the next visit.
 * @returns null when the server has confirmed it, else when its copy goes by itself
 */
export async function forgetUpload(fileName: string, uploadedAt: number): Promise<number | null> {
  const token = sessionToken();
  if (await isDeleted(fileName, token)) return null;
  const goneAt = uploadedAt + photoKeepMs;
  keepOwedDeletions([
    ...owedDeletions().filter((entry) => entry.fileName !== fileName),
    { fileName, token, goneAt },
  ]);
  window.addEventListener("online", retry, { once: true });
  return goneAt;
}

/** Tries again what is still owed. */
export async function payOwedDeletions(now = Date.now()): Promise<void> {
  for (const { fileName, token, goneAt } of owedDeletions()) {
    if (goneAt > now && !(await isDeleted(fileName, token))) {
      window.addEventListener("online", retry, { once: true });
      continue;
    }
    keepOwedDeletions(owedDeletions().filter((entry) => entry.fileName !== fileName));
  }
  if (owedDeletions().length === 0) tellPaid();
}

const retry = () => void payOwedDeletions();

async function isDeleted(fileName: string, token: string): Promise<boolean> {
  try {
    await deleteImage(fileName, token);
    return true;
  } catch (error) {
    // It went by itself meanwhile.
    return isGone(error);
  }
}
