/**
 * What a visitor is told when something else than a check went wrong. The words stand in
 * `locales/<code>/errors.json` under `failure`, a title and an advice for each.
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
  "unknown",
] as const;

export type FailureKey = (typeof failureKeys)[number];

/** Messages of the specification and of the server for which the page has translated texts. */
const failureOfMessage: Readonly<Record<string, FailureKey>> = {
  "rotation failed": "rotationFailed",
  "compression failed": "compressionFailed",
  "image contains prohibited content": "prohibitedContent",
  "upload failed": "uploadFailed",
  "format conversion failed": "formatConversionFailed",
  "current image format not supported": "formatNotSupported",
  "image load failure": "imageLoadFailed",
  "the image is damaged": "imageLoadFailed",
  "file is empty": "fileEmpty",
  "the image takes too much time or memory": "fileTooCostly",
  "interface exception": "interfaceException",
  "image link does not exist": "imageLinkMissing",
};

/** The failure that a message stands for; undefined for messages without a translated text. */
export const failureOf = (message: string): FailureKey | undefined => failureOfMessage[message];
