import { checkStatuses } from "../../../../contract/codes";
import { maxImageBytes } from "../../../../photo/core/file/image-limits";
import { blobOfDataUrl, compressDataUrl, compressImage, dataUrlOf } from "../../../images/compress";
import { RotationFailed } from "../../../images/decode";
import { digestOf } from "../../../images/digest";
import { isAbort } from "../../../v5/errors";
import { riskCheck } from "../../../v5/risk-check";
import { type UploadFields, type UploadOptions, uploadImage, uploadImageBase64 } from "../../../v5/upload";
import type { UploadResult } from "../../../v5/upload-result";
import { PhotoRefused } from "../photo-refused";
import type { Photo, UploadedPhoto } from "../state/photo-state";
import type { Sent } from "./shrink";

/**
 * Uploads the photo, compressed if it is over 10 MB, and waits for the risk check. `onProgress` gets the uploaded
 * share, 0 to 1.
 * @throws PhotoRefused when the server refuses the file, V5Error when the server cannot be reached
 */
export async function uploadPhoto(
  { file, width: widthPx, height: heightPx, madeFor, isAsGiven }: Sent,
  photo: Photo,
  onProgress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  const send = photo.isFrame ? sendFrame : isAsGiven ? sendBytes : sendSmaller;
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

const sendSmaller = async (file: Blob, fields: Fields, options: Options): Promise<UploadResult> =>
  sendBytes(await madeSmaller(file, options.signal), fields, options);

async function sendBytes(sent: Blob, fields: Fields, options: Options): Promise<UploadResult> {
  const digest = await digestOf(sent);
  options.signal.throwIfAborted();
  return uploadImage(sent, { ...fields, digest }, options);
}

/** A camera frame is uploaded as the data URL of a canvas, as the specification requires. */
async function sendFrame(frame: Blob, fields: Fields, options: Options): Promise<UploadResult> {
  const dataUrl = await compressDataUrl(await dataUrlOf(frame), options.signal);
  const digest = await digestOf(blobOfDataUrl(dataUrl));
  options.signal.throwIfAborted();
  return uploadImageBase64(dataUrl, { ...fields, digest }, options);
}

/** A photo that this browser cannot decode or rotate is uploaded unchanged if its size is accepted. */
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
