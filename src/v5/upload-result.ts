import { checkStatuses, codes } from "../../contract/codes";
import type { UploadedImage, UploadedMedia } from "../../contract/image";

import { V5Error } from "./errors";
import { type FailureKey, failureOf } from "./failure";

/** An upload as the specification has it (section 4): the server's answer with checkStatus and errMsg. */
export type UploadResult<Uploaded extends UploadedImage = UploadedImage> =
  | (Uploaded & { errMsg: ""; failureKey: null })
  | { checkStatus: -1 | -2; errMsg: string; failureKey: FailureKey };

export type ImageUploadResult = UploadResult<UploadedImage>;
export type MediaUploadResult = UploadResult<UploadedMedia>;

export const emptyFileResult: ImageUploadResult = {
  checkStatus: checkStatuses.failed,
  errMsg: "file is empty",
  failureKey: "fileEmpty",
};

/** An answer without a file name is no upload. */
export function resultOfAnswer<Uploaded extends UploadedImage>(answer: Uploaded): UploadResult<Uploaded> {
  if (!answer?.fileName) {
    return {
      checkStatus: checkStatuses.failed,
      errMsg: "interface exception",
      failureKey: "interfaceException",
    };
  }
  return { ...answer, errMsg: "", failureKey: null };
}

/**
 * The result that a failed upload stands for: 1009 is -1; a file that the server will not have (400, 413,
 * 415) is -2 with its message.
 * @throws the error itself when the file is not at fault, as after a lost connection
 */
export function resultOfError(error: unknown): Exclude<ImageUploadResult, { errMsg: "" }> {
  if (!(error instanceof V5Error)) throw error;
  if (error.code === codes.imageAbnormal) {
    return { checkStatus: checkStatuses.abnormal, errMsg: error.message, failureKey: "prohibitedContent" };
  }
  if (![400, 413, 415].includes(error.status ?? 0)) throw error;
  const failureKey = failureOf(error.message) ?? (error.status === 400 ? "uploadFailed" : error.failureKey);
  return { checkStatus: checkStatuses.failed, errMsg: error.message, failureKey };
}
