import type { UploadedImage, UploadedMedia } from "../../contract/image";
import type { StoredFile } from "../database/tables";
import type { Services } from "../services";

/** What an upload answers with. */
export function uploadedImage({ riskChecks, signedUrls }: Services, file: StoredFile): UploadedImage {
  return {
    fileName: file.fileName,
    url: signedUrls.of(file),
    width: file.widthPx,
    height: file.heightPx,
    checkStatus: riskChecks.outcome(file).checkStatus,
  };
}

export const uploadedMedia = (services: Services, file: StoredFile): UploadedMedia => ({
  ...uploadedImage(services, file),
  mediaId: file.mediaId ?? "",
});
