import { wait } from "../../browser/wait";
import { shouldPrefetch } from "../../offline/cache-urls";
import { lazyService } from "../../store/services";
import { isGone } from "../../v5/errors";

/** Delays the prefetch, so that a card that is changed at once is not fetched. */
export const restMs = 1000;

/** A picture stays on the page until the next one is loaded, and may be drawn anew meanwhile. */
const shownMs = 60_000;

interface ResultFile {
  blob: Promise<Blob>;
  /** Object URL; created on first display. */
  objectUrl: string | null;
  fetching: AbortController;
}

/** The fetch code is loaded with the first file: before that a picture is displayed by its own URL. */
async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const { fetchFile } = await import(/* webpackChunkName: "file" */ "../../v5/file");
  return fetchFile(url, { signal, isQuiet: true });
}

/** Finished files in memory, for display, download and lost connections. */
export function makeResultFiles() {
  const files = new Map<string, ResultFile>();
  const drop = (url: string): string | null => {
    const file = files.get(url);
    files.delete(url);
    file?.fetching.abort();
    return file?.objectUrl ?? null;
  };
  const revoke = (objectUrl: string | null) => objectUrl && URL.revokeObjectURL(objectUrl);

  /** Fetches a file once for all callers. */
  const fetchResultFile = (url: string): Promise<Blob> => {
    const known = files.get(url);
    if (known) return known.blob;
    const fetching = new AbortController();
    const blob = fetchBlob(url, fetching.signal);
    const file: ResultFile = { blob, objectUrl: null, fetching };
    files.set(url, file);
    // Failed: the next caller fetches it again.
    blob.catch(() => files.get(url) === file && files.delete(url));
    return blob;
  };

  return {
    fetch: fetchResultFile,
    /**
     * The URL of a picture: an object URL if its bytes are loaded or loading, else its own.
     * @throws V5Error when the server has deleted it
     */
    async displayUrl(url: string): Promise<string> {
      const file = files.get(url);
      if (!file) return url;
      try {
        const blob = await file.blob;
        file.objectUrl ??= URL.createObjectURL(blob);
        return file.objectUrl;
      } catch (error) {
        if (isGone(error)) throw error;
        // The image loader retries and reports the failure.
        return url;
      }
    },
    /**
     * Prefetches the finished files, so that they can be saved offline and are fetched only once. Files of the
     * previous card are dropped.
     */
    async prefetch(urls: readonly string[], signal: AbortSignal): Promise<void> {
      for (const url of files.keys()) {
        const objectUrl = urls.includes(url) ? null : drop(url);
        if (objectUrl) setTimeout(revoke, shownMs, objectUrl);
      }
      try {
        await wait(restMs, signal);
        for (const url of urls) {
          if (!signal.aborted && shouldPrefetch()) await fetchResultFile(url);
        }
      } catch {
        // Another card arrived, or the connection was lost: the file is fetched on download.
      }
    },
    /** Resolves to the file if it is loaded or loading; null otherwise, and on failure. */
    get: async (url: string): Promise<Blob | null> => (await files.get(url)?.blob.catch(() => null)) ?? null,
    clear: () => {
      for (const url of files.keys()) revoke(drop(url));
    },
  };
}

declare module "../../store/services" {
  export interface Services {
    resultFiles?: ReturnType<typeof makeResultFiles>;
  }
}

export const resultFiles = lazyService("resultFiles", makeResultFiles);
