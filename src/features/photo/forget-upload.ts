import { localStore } from "../../browser/safe-storage";
import { photoKeepMs } from "../../constants";
import { deleteImage } from "../../v5/delete-image";
import { V5Error } from "../../v5/errors";
import { sessionToken } from "../../v5/session";

/** Uploads that a visitor gave up while the server could not be reached. */
interface Owed {
  fileName: string;
  /** Of the session that uploaded it: to any other it does not exist. */
  token: string;
  /** When the server deletes it by itself, in ms since 1970. */
  goneAt: number;
}

const key = "owedDeletions";

/**
 * Deletes an upload, and all that was made of it, on the server. One that the server does not confirm is owed: it is
 * tried again when the connection is back, and at the next visit.
 * @returns null when the server has confirmed it, else when its copy goes by itself
 */
export async function forgetUpload(fileName: string, uploadedAt: number): Promise<number | null> {
  const token = sessionToken();
  if (await isDeleted(fileName, token)) return null;
  const goneAt = uploadedAt + photoKeepMs;
  keep([...owed().filter((entry) => entry.fileName !== fileName), { fileName, token, goneAt }]);
  window.addEventListener("online", retry, { once: true });
  return goneAt;
}

/** Tries again what is still owed. */
export async function payOwedDeletions(now = Date.now()): Promise<void> {
  for (const { fileName, token, goneAt } of owed()) {
    if (goneAt > now && !(await isDeleted(fileName, token))) {
      window.addEventListener("online", retry, { once: true });
      continue;
    }
    keep(owed().filter((entry) => entry.fileName !== fileName));
  }
  if (owed().length === 0) for (const tell of waiting) tell();
}

const waiting = new Set<() => void>();

/**
 * Tells when nothing is owed any more.
 * @returns ends it
 */
export function whenPaid(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

const retry = () => void payOwedDeletions();

async function isDeleted(fileName: string, token: string): Promise<boolean> {
  try {
    await deleteImage(fileName, token);
    return true;
  } catch (error) {
    // It went by itself meanwhile.
    return error instanceof V5Error && error.status === 404;
  }
}

function owed(): Owed[] {
  try {
    const list: unknown = JSON.parse(localStore.get(key) ?? "[]");
    return Array.isArray(list) ? (list as Owed[]) : [];
  } catch {
    return [];
  }
}

function keep(list: readonly Owed[]): void {
  if (list.length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(list));
}
