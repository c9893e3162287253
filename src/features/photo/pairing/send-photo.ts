import type { Pairing } from "../../../../contract/pairing";
import { wait } from "../../../browser/wait";
import { pairingPollMs } from "../../../constants";
import { digestOf } from "../../../images/digest";
import { V5Error } from "../../../v5/errors";
import { fetchPairing, sendPairingPhoto } from "../../../v5/pairing";
import { madeSmaller } from "../engines/upload-photo";
import type { Photo } from "../state/photo-state";
import { isPassing } from "./pairing-fault";

interface SendOptions {
  /** Gets the uploaded share, 0 to 1. */
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the photo from the phone, compressed if it is over 10 MB.
 * @throws PhotoRefused or V5Error
 */
export async function sendPhoto(
  code: string,
  { file, photo }: { file: Blob; photo: Photo },
  { onProgress, signal }: SendOptions,
): Promise<void> {
  const sent = await madeSmaller(file, signal);
  const digest = await digestOf(sent);
  signal.throwIfAborted();
  const fields = { fileName: photo.name, digest, width: photo.widthPx, height: photo.heightPx };
  try {
    await sendPairingPhoto(sent, fields, code, {
      signal,
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    });
  } catch (error) {
    // The photo had arrived: only the answer was lost.
    if (!(error instanceof V5Error && error.status === 409)) throw error;
  }
}

/** Resolves when the desktop has fetched the photo or was closed. */
export async function untilOver(code: string, signal: AbortSignal): Promise<Pairing["state"]> {
  for (;;) {
    try {
      const { state } = await fetchPairing(code, { signal });
      if (state === "received" || state === "closed") return state;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await wait(pairingPollMs, signal);
  }
}
