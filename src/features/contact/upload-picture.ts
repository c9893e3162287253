import { compressImage } from "../../images/compress";
import { digestOf } from "../../images/digest";
import { deleteImage } from "../../v5/delete-image";
import type { FailureKey } from "../../v5/failure";
import { sessionToken } from "../../v5/session";
import { uploadMedia } from "../../v5/upload";

/** A picture on the server, and the session it belongs to. */
export interface UploadedPicture {
  mediaId: string;
  fileName: string;
  token: string;
}

/**
 * Uploads a picture of a message, compressed if it is over 10 MB.
 * @returns the uploaded picture, or why the server refuses this file
 * @throws V5Error if the file is not the reason
 */
export async function uploadPicture(file: File): Promise<UploadedPicture | FailureKey> {
  // Uploaded unchanged if this browser cannot decode it.
  const sent = await compressImage(file).catch(() => file);
  const digest = await digestOf(sent);
  const fields = { fileName: file.name, digest, width: null, height: null };
  const result = await uploadMedia(sent, fields, { isQuiet: true });
  if (result.failureKey !== null) return result.failureKey;
  return { mediaId: result.mediaId, fileName: result.fileName, token: sessionToken() };
}

/** Deletes a picture whose message was not sent. If this fails, it is deleted after the days of media. */
export const deletePicture = ({ fileName, token }: UploadedPicture): Promise<unknown> =>
  deleteImage(fileName, token).catch(() => {});
