import type { Pairing } from "../../../../contract/pairing";
import { isGone, V5Error } from "../../../v5/errors";
import { fetchFile } from "../../../v5/file";
import { endPairing } from "../../../v5/pairing";

/**
 * Fetches the desktop's finished files on the phone, which ends the pairing.
 * @throws V5Error 410 if the pairing or the files are gone
 */
export async function fetchFiles({ code, files }: Pairing, signal: AbortSignal): Promise<File[]> {
  const fetched: File[] = [];
  for (const { name, url } of files ?? []) {
    const blob = await fetchFile(url, { signal, isQuiet: true }).catch((error) => {
      throw isGone(error) ? new V5Error("the files are gone", { status: 410 }) : error;
    });
    fetched.push(new File([blob], name, { type: blob.type }));
  }
  endPairing(code, true);
  return fetched;
}
