import { checkStatuses } from "../../../../contract/codes";
import { maxImageBytes } from "../../../../photo/core/file/image-limits";

import { blobOfDataUrl, compressDataUrl, compressImage, dataUrlOf } from "../../../images/compress";
import { RotationFailed } from "../../../images/decode";
import { digestOf } from "../../../images/digest";
import { isAbort } from "../../../v5/errors";
import { riskCheck } from "../../../v5/risk-check";
import { type UploadFields, type UploadOptions, uploadImage, uploadImageBase64 } from "../../../v5/upload";
import type { ImageUploadResult } from "../../../v5/upload-result";
import type { Sent } from "../engines/shrink";
import { PhotoRefused } from "../photo-refused";
import type { Photo, UploadedPhoto } from "../state/photo-state";

/**
 * Sends the photo to the server, smaller when it is over 10 MB, and waits for the check behind the upload.
 * `onProgress` gets the share that has left this device, 0 to 1.
 * @throws PhotoRefused when the server will not have the file, V5Error when it could not be reached
 */
export async function uploadPhoto(
  { file, width: widthPx, height: heightPx, madeFor, isAsGiven }: Sent,
  photo: Photo,
  onProgress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  const send = photo.isFrame ? sendFrame : isAsGiven ? sendAsGiven : sendFile;
  const fields = {
    fileName: photo.name,
    width: widthPx,
    height: heightPx,
    riskyCheck: true,
  };
  const result = await send(file, fields, {
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
  if (result.failureKey !== null) throw new PhotoRefused({ failureKey: result.failureKey });
  if (result.checkStatus === checkStatuses.pending) await waitForCheck(result.fileName, signal);
  const { fileName, url, width, height } = result;
  return { photoId: photo.photoId, fileName, url, width, height, madeFor, isAsGiven, uploadedAt: Date.now() };
}

type Fields = Omit<UploadFields, "digest">;
type Options = UploadOptions & { signal: AbortSignal };

const sendFile = async (file: Blob, fields: Fields, options: Options): Promise<ImageUploadResult> =>
  sendAsGiven(await madeSmaller(file, options.signal), fields, options);

async function sendAsGiven(sent: Blob, fields: Fields, options: Options): Promise<ImageUploadResult> {
  const digest = await digestOf(sent);
  options.signal.throwIfAborted();
  return uploadImage(sent, { ...fields, digest }, options);
}

/** A frame of the camera is no file: it goes as the data URL that a canvas gives, as the specification has it. */
async function sendFrame(frame: Blob, fields: Fields, options: Options): Promise<ImageUploadResult> {
  const dataUrl = await compressDataUrl(await dataUrlOf(frame), options.signal);
  const digest = await digestOf(blobOfDataUrl(dataUrl));
  options.signal.throwIfAborted();
  return uploadImageBase64(dataUrl, { ...fields, digest }, options);
}

/** A photo that this browser cannot decode or turn goes as it is, as long as the server takes its size. */
export async function madeSmaller(file: Blob, signal: AbortSignal): Promise<Blob> {
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
