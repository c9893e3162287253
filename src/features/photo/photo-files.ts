import { createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import { inTime } from "../../browser/in-time";
import { databaseTimeoutMs, photoKeepMs } from "../../constants";
import { lazyService } from "../../store/services";

/**
 * Stores the bytes of photos, which cannot be in Redux. They are in memory and in IndexedDB, so that a reload keeps
 * them; entries older than an hour (the server's retention) are deleted at the next visit. Tabs share the database,
 * so each tab only puts and deletes its own entries. Without IndexedDB (private windows of some browsers), or if it
 * does not answer, only memory is used.
 */
const databaseName = "open-passport-photo";
const storeName = "photos";

/** Bytes, because Safari has lost blobs stored in IndexedDB. */
interface StoredPhoto {
  bytes: ArrayBuffer;
  type: string;
  keptAt: number;
}

/** Opened on first use, never during the build. */
const database = createStore(databaseName, storeName);

async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | null> {
  try {
    return await inTime(work(database), databaseTimeoutMs);
  } catch (error) {
    console.warn("photos are kept in memory only", error);
    return null;
  }
}

function makePhotoFiles() {
  const memory = new Map<string, Blob>();
  /** The last one read from IndexedDB: of several photos not all are held in memory. */
  let lastRead: { photoId: string; blob: Blob } | null = null;
  return {
    /** @param replacedIds photos to delete */
    async put(photoId: string, blob: Blob, replacedIds: readonly string[] = []): Promise<void> {
      for (const replacedId of replacedIds) memory.delete(replacedId);
      lastRead = null;
      memory.set(photoId, blob);
      const bytes = await blob.arrayBuffer().catch(() => null);
      // Unreadable, which the check will report, or replaced while it was read.
      if (bytes === null || !memory.has(photoId)) return;
      const stored: StoredPhoto = { bytes, type: blob.type, keptAt: Date.now() };
      await attempt(async (store) => {
        await delMany([...replacedIds], store);
        await set(photoId, stored, store);
      });
    },
    /** Null if it no longer exists. */
    async get(photoId: string): Promise<Blob | null> {
      const known = memory.get(photoId) ?? (lastRead?.photoId === photoId ? lastRead.blob : null);
      if (known) return known;
      const stored = await attempt((store) => get<StoredPhoto>(photoId, store));
      if (!stored || Date.now() - stored.keptAt > photoKeepMs) return null;
      const blob = new Blob([stored.bytes], { type: stored.type });
      lastRead = { photoId, blob };
      return blob;
    },
    async delete(...photoIds: string[]): Promise<void> {
      for (const photoId of photoIds) memory.delete(photoId);
      lastRead = null;
      await attempt((store) => delMany(photoIds, store));
    },
    /** Deletes entries of earlier visits that have expired. */
    async deleteOld(): Promise<void> {
      await attempt(async (store) => {
        const stored = await entries<string, StoredPhoto>(store);
        const old = stored.filter(([, { keptAt }]) => Date.now() - keptAt > photoKeepMs);
        await delMany(
          old.map(([photoId]) => photoId),
          store,
        );
      });
    },
  };
}

declare module "../../store/services" {
  export interface Services {
    photoFiles?: ReturnType<typeof makePhotoFiles>;
  }
}

export const photoFiles = lazyService("photoFiles", makePhotoFiles);
