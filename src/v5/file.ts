import { announce } from "./announce";
import { type CallOptions, errorOf, v5 } from "./client";
import { isAbort } from "./errors";

/**
 * Fetches a file by its signed URL.
 * @throws V5Error "imageLinkMissing" if it no longer exists
 */
export async function fetchFile(url: string, { signal, isQuiet = false }: CallOptions = {}): Promise<Blob> {
  try {
    const answer = await v5.get<Blob>(url, { signal, responseType: "blob" });
    return answer.data;
  } catch (cause) {
    const error = await errorOf(cause);
    if (!isQuiet && !isAbort(error)) announce(error);
    throw error;
  }
}
