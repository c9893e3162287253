import { checkStatuses } from "../../../../contract/codes";
import { maxImageBytes } from "../../../../photo/core/file/image-limits";

import { compressImage } from "../../../images/compress";
import { RotationFailed } from "../../../images/decode";
import { digestOf } from "../../../images/digest";
import { isAbort } from "../../../v5/errors";
import { riskCheck } from "../../../v5/risk-check";
import { uploadImage } from "../../../v5/upload";
import { PhotoRefused } from "../photo-refused";
import type { Photo, UploadedPhoto } from "../photo-slice";

/**
 * Sends the photo to the server, smaller when it is over 10 MB, and waits for the check behind the upload.
 * `onProgress` gets the share that has left this device, 0 to 1.
 * @throws PhotoRefused when the server will not have the file, V5Error when it could not be reached
 */
export async function uploadPhoto(
  file: Blob,
  photo: Photo,
  onProgress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  const sent = await madeSmaller(file, signal);
  const digest = await digestOf(sent);
  signal.throwIfAborted();
  const fields = {
    fileName: photo.name,
    digest,
    width: photo.widthPx,
    height: photo.heightPx,
    riskyCheck: true,
  };
  const result = await uploadImage(sent, fields, {
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
  if (result.failureKey !== null) throw new PhotoRefused({ failureKey: result.failureKey });
  if (result.checkStatus === checkStatuses.pending) await waitForCheck(result.fileName, signal);
  const { fileName, url, width, height } = result;
  return { photoId: photo.photoId, fileName, url, width, height };
}

/** A photo that this browser cannot decode or turn goes as it is, as long as the server takes its size. */
async function madeSmaller(file: Blob, signal: AbortSignal): Promise<Blob> {
  try {
    return await compressImage(file, signal);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (file.size <= maxImageBytes) return file;
    const failureKey = error instanceof RotationFailed ? "rotationFailed" : "compressionFailed";
    throw new PhotoRefused({ failureKey });
  }
}

async function waitForCheck(fileName: string, signal: AbortSignal): Promise<void> {
  const { checkStatus } = await riskCheck(fileName, signal);
  if (checkStatus === checkStatuses.passed) return;
  const isAbnormal = checkStatus === checkStatuses.abnormal;
  throw new PhotoRefused({ failureKey: isAbnormal ? "prohibitedContent" : "uploadFailed" });
}
