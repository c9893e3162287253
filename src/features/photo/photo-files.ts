import { createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import { photoKeepMs } from "../../constants";
import { lazyService } from "../../store/services";

/**
 * The bytes of photos, outside Redux, whose state must be plain data. They lie in memory and in IndexedDB,
 * so that a reload loses nothing; what is older than an hour, as on the server, is deleted at the next visit.
 * Every tab has its own photo in the one database, so a tab puts and deletes only what is its own.
 * Without IndexedDB (private windows of some browsers) memory alone has to do.
 */
const databaseName = "open-passport-photo";
const storeName = "photos";

/** Bytes, since Safari has lost blobs that were put into IndexedDB as they are. */
interface StoredPhoto {
  bytes: ArrayBuffer;
  type: string;
  keptAt: number;
}

/** Opened when it is first used: never while pages are built. */
const database = createStore(databaseName, storeName);

async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | null> {
  try {
    return await work(database);
  } catch (error) {
    console.warn("photos are kept in memory only", error);
    return null;
  }
}

function makePhotoFiles() {
  const memory = new Map<string, Blob>();
  /** The last one that came from IndexedDB: of several photos not all are held in memory. */
  let lastRead: { photoId: string; blob: Blob } | null = null;
  return {
    /** @param replacedIds the photos before, which go */
    async put(photoId: string, blob: Blob, replacedIds: readonly string[] = []): Promise<void> {
      for (const replacedId of replacedIds) memory.delete(replacedId);
      lastRead = null;
      memory.set(photoId, blob);
      const bytes = await blob.arrayBuffer().catch(() => null);
      // Unreadable, which the check will tell; or another photo has come while this one was read.
      if (bytes === null || !memory.has(photoId)) return;
      const stored: StoredPhoto = { bytes, type: blob.type, keptAt: Date.now() };
      await attempt(async (store) => {
        await delMany([...replacedIds], store);
        await set(photoId, stored, store);
      });
    },
    /** Null when it is no longer there. */
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
    /** Deletes what an earlier visit left behind for too long. */
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
