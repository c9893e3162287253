import { wait } from "../../browser/wait";
import { mayFetchAhead } from "../../offline/keep";
import { lazyService } from "../../store/services";
import { isGone } from "../../v5/errors";

/** A card that is changed at once is not fetched. */
export const restMs = 1000;

interface ResultFile {
  blob: Promise<Blob>;
  /** Under which the page shows it; made when it is first shown. */
  objectUrl: string | null;
  fetching: AbortController;
}

/** What fetches is loaded with the first file: a picture is shown by its address before it. */
async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const { fetchFile } = await import(/* webpackChunkName: "file" */ "../../v5/file");
  return fetchFile(url, { signal, isQuiet: true });
}

/** The finished files in this page's memory: to be shown, to be saved, and for when the connection is lost. */
export function makeResultFiles() {
  const files = new Map<string, ResultFile>();
  const drop = (url: string) => {
    const file = files.get(url);
    files.delete(url);
    file?.fetching.abort();
    if (file?.objectUrl) URL.revokeObjectURL(file.objectUrl);
  };

  /** Fetches a file once for all who ask. */
  const fetchResultFile = (url: string): Promise<Blob> => {
    const known = files.get(url);
    if (known) return known.blob;
    const fetching = new AbortController();
    const blob = fetchBlob(url, fetching.signal);
    const file: ResultFile = { blob, objectUrl: null, fetching };
    files.set(url, file);
    // It is asked for again when it is wanted.
    blob.catch(() => files.get(url) === file && files.delete(url));
    return blob;
  };

  return {
    fetch: fetchResultFile,
    /**
     * The address under which a picture is shown: that of its bytes where they are here or under way, else its own.
     * @throws V5Error when the server has the picture no longer
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
        // Its own is tried more than once, and what is wrong is told.
        return url;
      }
    },
    /**
     * Fetches the finished files, so that they can be saved when the connection is lost, and need not be fetched again
     * when it is not. Those of the card before go.
     */
    async prefetch(urls: readonly string[], signal: AbortSignal): Promise<void> {
      for (const url of files.keys()) if (!urls.includes(url)) drop(url);
      try {
        await wait(restMs, signal);
        for (const url of urls) {
          if (!signal.aborted && mayFetchAhead()) await fetchResultFile(url);
        }
      } catch {
        // Another card has come, or the connection is lost: the file is asked for when it is to be saved.
      }
    },
    /** What is here or under way; null where it is neither, or does not come. */
    get: async (url: string): Promise<Blob | null> => (await files.get(url)?.blob.catch(() => null)) ?? null,
    clear: () => {
      for (const url of files.keys()) drop(url);
    },
  };
}

declare module "../../store/services" {
  export interface Services {
    resultFiles?: ReturnType<typeof makeResultFiles>;
  }
}

export const resultFiles = lazyService("resultFiles", makeResultFiles);
