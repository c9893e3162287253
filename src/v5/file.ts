import { announce } from "./announce";
import { type CallOptions, errorOf, v5 } from "./client";
import { isAbort } from "./errors";

/**
 * The bytes of a made or uploaded file, by the signed address that the API answered with.
 * @throws V5Error "imageLinkMissing" when it is no longer there
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
