import { wait } from "../../browser/wait";
import { mayFetchAhead } from "../../offline/keep";
import { isGone } from "../../v5/errors";

/** A card that is changed at once is not fetched. */
export const restMs = 1000;

interface FinishedFile {
  coming: Promise<Blob>;
  /** Under which the page shows it; made when it is first shown. */
  objectUrl: string | null;
  fetching: AbortController;
}

const files = new Map<string, FinishedFile>();

function drop(url: string): void {
  const file = files.get(url);
  files.delete(url);
  file?.fetching.abort();
  if (file?.objectUrl) URL.revokeObjectURL(file.objectUrl);
}

/** Fetches a file into this page's memory, once for all who ask: to be shown, to be saved, and for when the line is lost. */
export function bringFile(url: string): Promise<Blob> {
  const known = files.get(url);
  if (known) return known.coming;
  const fetching = new AbortController();
  const coming = fetched(url, fetching.signal);
  const file: FinishedFile = { coming, objectUrl: null, fetching };
  files.set(url, file);
  // It is asked for again when it is wanted.
  coming.catch(() => files.get(url) === file && files.delete(url));
  return coming;
}

/** What fetches is loaded with the first file: a picture is shown by its address before it. */
async function fetched(url: string, signal: AbortSignal): Promise<Blob> {
  const { fetchFile } = await import(/* webpackChunkName: "file" */ "../../v5/file");
  return fetchFile(url, { signal, isQuiet: true });
}

/**
 * The address under which a picture is shown: that of its bytes where they are here or under way, else its own.
 * @throws V5Error when the server has the picture no longer
 */
export async function shownAddress(url: string): Promise<string> {
  const file = files.get(url);
  if (!file) return url;
  try {
    const blob = await file.coming;
    file.objectUrl ??= URL.createObjectURL(blob);
    return file.objectUrl;
  } catch (error) {
    if (isGone(error)) throw error;
    // Its own is tried more than once, and what is wrong is told.
    return url;
  }
}

/**
 * Brings the finished files, so that they can be saved when the line is lost, and need not be fetched again when it is
 * not. Those of the card before go.
 */
export async function keepFinishedFiles(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of files.keys()) if (!urls.includes(url)) drop(url);
  try {
    await wait(restMs, signal);
    for (const url of urls) {
      if (!signal.aborted && mayFetchAhead()) await bringFile(url);
    }
  } catch {
    // Another card has come, or the line is away: the file is asked for when it is to be saved.
  }
}

/** What is here or under way; null where it is neither, or does not come. */
export const finishedFile = async (url: string): Promise<Blob | null> =>
  (await files.get(url)?.coming.catch(() => null)) ?? null;

export const dropFinishedFiles = (): void => {
  for (const url of files.keys()) drop(url);
};
