import type { Pairing } from "../../../../contract/pairing";
import { wait } from "../../../browser/wait";
import { pairingPollMs } from "../../../constants";
import { V5Error } from "../../../v5/errors";
import { fetchFile } from "../../../v5/file";
import { endPairing, fetchPairing, openPairing } from "../../../v5/pairing";
import { isPassing } from "./pairing-fault";

/** The desktop had closed: what comes back from the browser's memory of pages has no pairing any more. */
const closed = () => new V5Error("the pairing is closed", { status: 410 });

/**
 * Waits on the desktop for a photo from a phone, and fetches it. The pairing ends with it, with the signal and with the page.
 *
 * @throws V5Error 410 when no photo has come in time
 */
export async function receivePhoto(
  urlPath: string | null,
  onChange: (pairing: Pairing) => void,
  signal: AbortSignal,
): Promise<File> {
  const opened = await openPairing(urlPath, { signal });
  const close = () => endPairing(opened.code, false);
  signal.addEventListener("abort", close);
  window.addEventListener("pagehide", close);
  try {
    onChange(opened);
    const photo = await arrived(opened.code, onChange, signal);
    endPairing(opened.code, true);
    return photo;
  } finally {
    signal.removeEventListener("abort", close);
    window.removeEventListener("pagehide", close);
  }
}

async function arrived(
  code: string,
  onChange: (pairing: Pairing) => void,
  signal: AbortSignal,
): Promise<File> {
  for (;;) {
    await wait(pairingPollMs, signal);
    try {
      const pairing = await fetchPairing(code, { signal });
      if (pairing.state === "closed") throw closed();
      onChange(pairing);
      if (pairing.photo) {
        const blob = await fetchFile(pairing.photo.url, { signal, isQuiet: true });
        return new File([blob], `phone.${blob.type === "image/png" ? "png" : "jpg"}`, { type: blob.type });
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
}
