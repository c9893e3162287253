import { wait } from "../../browser/wait";
import { mayFetchAhead } from "../../offline/keep";
import { fetchFile } from "../../v5/file";

/** A card that is changed at once is not fetched. */
const restMs = 1000;

let kept = new Map<string, Blob>();

/**
 * Fetches the finished files into this page's memory, so that they can be saved when the line is lost, and need not be
 * fetched again when it is not. Those of the card before go.
 */
export async function keepFinishedFiles(urls: readonly string[], signal: AbortSignal): Promise<void> {
  kept = new Map([...kept].filter(([url]) => urls.includes(url)));
  try {
    await wait(restMs, signal);
    for (const url of urls) {
      if (kept.has(url) || !mayFetchAhead()) continue;
      kept.set(url, await fetchFile(url, { signal, isQuiet: true }));
    }
  } catch {
    // Another card has come, or the line is away: the file is asked for when it is to be saved.
  }
}

export const finishedFile = (url: string): Blob | undefined => kept.get(url);

export const dropFinishedFiles = (): void => kept.clear();
