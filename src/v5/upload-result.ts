import { checkStatuses, codes } from "../../contract/codes";
import type { UploadedImage } from "../../contract/image";
import { uploadMessages } from "../../contract/upload-messages";
import { V5Error } from "./errors";
import { type FailureKey, failureOf } from "./failure";

interface FailedUpload {
  checkStatus: -1 | -2;
  errMsg: string;
  failureKey: FailureKey;
}

/** Result of an upload (specification, section 4): the server's answer with checkStatus and errMsg. */
export type UploadResult<Uploaded extends UploadedImage = UploadedImage> =
  | (Uploaded & { errMsg: ""; failureKey: null })
  | FailedUpload;

export const emptyFileResult: FailedUpload = {
  checkStatus: checkStatuses.failed,
  errMsg: uploadMessages.empty,
  failureKey: "fileEmpty",
};

/** An answer without a file name counts as failed. */
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
 * Converts an error to a result: code 1009 is -1, a refused file (400, 413, 415) is -2 with its message.
 * @throws the error itself if the file is not the reason, such as a lost connection
 */
export function resultOfError(error: unknown): FailedUpload {
  if (!(error instanceof V5Error)) throw error;
  if (error.code === codes.imageAbnormal) {
    return { checkStatus: checkStatuses.abnormal, errMsg: error.message, failureKey: "prohibitedContent" };
  }
  if (![400, 413, 415].includes(error.status ?? 0)) throw error;
  const failureKey = failureOf(error.message) ?? (error.status === 400 ? "uploadFailed" : error.failureKey);
  return { checkStatus: checkStatuses.failed, errMsg: error.message, failureKey };
}
