import type { FailureKey } from "./failure";

/** Keys into `errors.json` for all failures except checks. */
export const failureTexts = {
  photoNotAccepted: { title: "failure.photoNotAccepted.title", advice: "failure.photoNotAccepted.advice" },
  rotationFailed: { title: "failure.rotationFailed.title", advice: "failure.rotationFailed.advice" },
  compressionFailed: { title: "failure.compressionFailed.title", advice: "failure.compressionFailed.advice" },
  prohibitedContent: { title: "failure.prohibitedContent.title", advice: "failure.prohibitedContent.advice" },
  uploadFailed: { title: "failure.uploadFailed.title", advice: "failure.uploadFailed.advice" },
  formatConversionFailed: {
    title: "failure.formatConversionFailed.title",
    advice: "failure.formatConversionFailed.advice",
  },
  formatNotSupported: { title: "imageType.title", plain: "imageType.plain", advice: "imageType.advice" },
  imageLoadFailed: { title: "failure.imageLoadFailed.title", advice: "failure.imageLoadFailed.advice" },
  fileEmpty: { title: "failure.fileEmpty.title", advice: "failure.fileEmpty.advice" },
  fileTooLarge: { title: "failure.fileTooLarge.title", advice: "failure.fileTooLarge.advice" },
  fileTooCostly: {
    title: "failure.fileTooCostly.title",
    advice: "failure.formatConversionFailed.advice",
  },
  interfaceException: {
    title: "failure.interfaceException.title",
    advice: "failure.interfaceException.advice",
  },
  imageLinkMissing: { title: "failure.imageLinkMissing.title", advice: "failure.imageLinkMissing.advice" },
  networkTimeout: { title: "failure.networkTimeout.title", advice: "failure.networkTimeout.advice" },
  connectionTimedOut: {
    title: "failure.connectionTimedOut.title",
    advice: "failure.connectionTimedOut.advice",
  },
  offline: { title: "failure.offline.title", advice: "failure.offline.advice" },
  tooManyRequests: { title: "failure.tooManyRequests.title", advice: "failure.tooManyRequests.advice" },
  serverBusy: { title: "failure.serverBusy.title", advice: "failure.serverBusy.advice" },
  templateMissing: { title: "failure.templateMissing.title", advice: "failure.templateMissing.advice" },
  browserLimited: { title: "failure.browserLimited.title", advice: "failure.browserLimited.advice" },
  deviceUnsupported: { title: "failure.deviceUnsupported.title", advice: "failure.networkTimeout.advice" },
  devicePixelsWithheld: {
    title: "failure.devicePixelsWithheld.title",
    advice: "failure.devicePixelsWithheld.advice",
  },
  deviceNotLoaded: { title: "failure.deviceNotLoaded.title", advice: "failure.deviceNotLoaded.advice" },
  deviceFormat: { title: "failure.deviceFormat.title", advice: "failure.networkTimeout.advice" },
  deviceBrokenOff: { title: "failure.deviceBrokenOff.title", advice: "failure.networkTimeout.advice" },
  captionMissing: { title: "captionMissing.title", advice: "captionMissing.advice" },
  unknown: { title: "failure.unknown.title", advice: "failure.unknown.advice" },
} as const satisfies Record<FailureKey, { title: string; plain?: string; advice: string }>;
