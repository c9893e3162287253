import type { UploadedImage, UploadedMedia } from "../../contract/image";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";

/** The response to an upload. */
export function uploadedImage({ riskChecks, signedUrls }: Deps, file: StoredFile): UploadedImage {
  return {
    fileName: file.fileName,
    url: signedUrls.of(file),
    width: file.widthPx,
    height: file.heightPx,
    checkStatus: riskChecks.outcome(file).checkStatus,
  };
}

export const uploadedMedia = (deps: Deps, file: StoredFile): UploadedMedia => ({
  ...uploadedImage(deps, file),
  mediaId: file.mediaId ?? "",
});
