import { uploadMessages } from "../../contract/upload-messages";

/**
 * Failures that are not caused by a check. Their texts are in `locales/<code>/errors.json` under `failure`, with
 * title and advice.
 */
export const failureKeys = [
  "photoNotAccepted",
  "rotationFailed",
  "compressionFailed",
  "prohibitedContent",
  "uploadFailed",
  "formatConversionFailed",
  "formatNotSupported",
  "imageLoadFailed",
  "fileEmpty",
  "fileTooLarge",
  "fileTooCostly",
  "interfaceException",
  "imageLinkMissing",
  "networkTimeout",
  "connectionTimedOut",
  "offline",
  "tooManyRequests",
  "serverBusy",
  "templateMissing",
  "browserLimited",
  "deviceUnsupported",
  "devicePixelsWithheld",
  "deviceNotLoaded",
  "deviceFormat",
  "deviceBrokenOff",
  "captionMissing",
  "unknown",
] as const;

export type FailureKey = (typeof failureKeys)[number];

/** Messages of the specification and of the server that have translated texts. */
const failureOfMessage: Readonly<Record<string, FailureKey>> = {
  "rotation failed": "rotationFailed",
  "compression failed": "compressionFailed",
  [uploadMessages.prohibited]: "prohibitedContent",
  "upload failed": "uploadFailed",
  [uploadMessages.notConverted]: "formatConversionFailed",
  [uploadMessages.unsupported]: "formatNotSupported",
  "image load failure": "imageLoadFailed",
  [uploadMessages.damaged]: "imageLoadFailed",
  [uploadMessages.empty]: "fileEmpty",
  [uploadMessages.tooCostly]: "fileTooCostly",
  "interface exception": "interfaceException",
  [uploadMessages.linkMissing]: "imageLinkMissing",
};

/** The failure for a message; undefined if it has no translated text. */
export const failureOf = (message: string): FailureKey | undefined => failureOfMessage[message];
