import type { Pairing } from "../../../../contract/pairing";
import { fetchFile } from "../../../v5/file";
import { endPairing, openPairing } from "../../../v5/pairing";
import { holdPairing } from "./hold-pairing";
import { phonePhotoName } from "./phone-photo-name";

/**
 * Waits on the desktop for a photo from a phone and fetches it. The pairing ends with the photo, the signal or the
 * page.
 * @throws V5Error 410 when no photo arrived in time
 */
export async function receivePhoto(
  urlPath: string | null,
  onChange: (pairing: Pairing) => void,
  signal: AbortSignal,
): Promise<File> {
  const opened = await openPairing(urlPath === null ? {} : { urlPath }, { signal });
  const resultOf = async ({ photo }: Pairing) => {
    if (!photo) return null;
    const blob = await fetchFile(photo.url, { signal, isQuiet: true });
    return new File([blob], phonePhotoName(blob.type, urlPath), { type: blob.type });
  };
  const photo = await holdPairing(opened, { onChange, resultOf, signal });
  endPairing(opened.code, true);
  return photo;
}
