import { photoKeepMs } from "../../constants";

/**
 * The bytes of photos, outside Redux, whose state must be plain data. They lie in memory and in IndexedDB,
 * so that a reload loses nothing; what is older than an hour, as on the server, is deleted at the next visit.
 * Every tab has its own photo in the one database, so a tab puts and deletes only what is its own.
 * Without IndexedDB (private windows of some browsers) memory alone has to do.
 */
const databaseName = "open-passport-photo";
const storeName = "photos";

/** Bytes, since Safari has lost blobs that were put into IndexedDB as they are. */
interface KeptPhoto {
  bytes: ArrayBuffer;
  type: string;
  keptAt: number;
}

const memory = new Map<string, Blob>();

/** @param replacedId the photo before, which goes */
export async function keepPhotoFile(
  photoId: string,
  blob: Blob,
  replacedId: string | null = null,
): Promise<void> {
  memory.clear();
  memory.set(photoId, blob);
  const bytes = await blob.arrayBuffer().catch(() => null);
  // Unreadable, which the check will tell; or another photo has come while this one was read.
  if (bytes === null || !memory.has(photoId)) return;
  const kept: KeptPhoto = { bytes, type: blob.type, keptAt: Date.now() };
  await attempt(async (store) => {
    if (replacedId !== null) await done(store.delete(replacedId));
    await done(store.put(kept, photoId));
  }, "readwrite");
}

/** Null when it is no longer there. */
export async function photoFile(photoId: string): Promise<Blob | null> {
  const known = memory.get(photoId);
  if (known) return known;
  const kept = await attempt((store) => done<KeptPhoto | undefined>(store.get(photoId)), "readonly");
  if (!kept || Date.now() - kept.keptAt > photoKeepMs) return null;
  const blob = new Blob([kept.bytes], { type: kept.type });
  memory.set(photoId, blob);
  return blob;
}

export async function dropPhotoFile(photoId: string): Promise<void> {
  memory.delete(photoId);
  await attempt((store) => done(store.delete(photoId)), "readwrite");
}

/** Deletes what an earlier visit left behind for too long. */
export async function dropOldPhotoFiles(): Promise<void> {
  await attempt(async (store) => {
    for (const photoId of await done(store.getAllKeys())) {
      const kept = await done<KeptPhoto | undefined>(store.get(photoId));
      if (kept && Date.now() - kept.keptAt > photoKeepMs) await done(store.delete(photoId));
    }
  }, "readwrite");
}

async function attempt<Result>(
  work: (store: IDBObjectStore) => Promise<Result>,
  mode: IDBTransactionMode,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    const database = await done(opening);
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn("photos are kept in memory only", error);
    return null;
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
