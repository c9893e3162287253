import { createStore, del, delMany, entries, get, set, type UseStore } from "idb-keyval";
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

/** Opened when it is first used: never while pages are built. */
const photoStore = createStore(databaseName, storeName);

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
    if (replacedId !== null) await del(replacedId, store);
    await set(photoId, kept, store);
  });
}

/** Null when it is no longer there. */
export async function photoFile(photoId: string): Promise<Blob | null> {
  const known = memory.get(photoId);
  if (known) return known;
  const kept = await attempt((store) => get<KeptPhoto>(photoId, store));
  if (!kept || Date.now() - kept.keptAt > photoKeepMs) return null;
  const blob = new Blob([kept.bytes], { type: kept.type });
  memory.set(photoId, blob);
  return blob;
}

export async function dropPhotoFile(photoId: string): Promise<void> {
  memory.delete(photoId);
  await attempt((store) => del(photoId, store));
}

/** Deletes what an earlier visit left behind for too long. */
export async function dropOldPhotoFiles(): Promise<void> {
  await attempt(async (store) => {
    const kept = await entries<string, KeptPhoto>(store);
    const old = kept.filter(([, { keptAt }]) => Date.now() - keptAt > photoKeepMs);
    await delMany(
      old.map(([photoId]) => photoId),
      store,
    );
  });
}

async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | null> {
  try {
    return await work(photoStore);
  } catch (error) {
    console.warn("photos are kept in memory only", error);
    return null;
  }
}
