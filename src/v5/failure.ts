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
