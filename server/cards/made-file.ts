import { checkStatuses } from "../../contract/codes";
import { uploadMessages } from "../../contract/upload-messages";
import { notFound } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { type FileExtension, makeFileName } from "../ids";
import { storeFile } from "../uploads/store-file";

const contentTypes: Record<FileExtension, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};

export interface MadeFile {
  kind: "cut-out" | "result";
  extension: FileExtension;
  downloadName: string;
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Stores a file made from an upload, for the same session; it expires with the upload at the latest.
 * @throws ApiError 404 if the upload was removed meanwhile
 */
export async function storeMadeFile(
  deps: Deps,
  source: StoredFile,
  made: MadeFile,
): Promise<{ fileName: string; url: string }> {
  const createdAt = deps.now();
  const file: StoredFile = {
    fileName: makeFileName(made.extension),
    sessionId: source.sessionId,
    kind: made.kind,
    mediaId: null,
    digest: null,
    madeFrom: source.fileName,
    contentType: contentTypes[made.extension],
    downloadName: made.downloadName,
    widthPx: made.widthPx,
    heightPx: made.heightPx,
    byteCount: made.bytes.length,
    given: null,
    checkStatus: checkStatuses.passed,
    errMsg: "",
    createdAt,
    expiresAt: Math.min(createdAt + deps.config.temporaryTtlMs, source.expiresAt),
  };
  if (!(await storeFile(deps, file, made.bytes))) throw notFound(uploadMessages.linkMissing);
  return { fileName: file.fileName, url: deps.signedUrls.of(file) };
}
