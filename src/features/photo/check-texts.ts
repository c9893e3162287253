import type { MessageKey } from "../../../photo/core/message-keys";

/**
 * Keys into `errors.json` for every sentence a check can ask for: `name` is the neutral name of the rule, `title`
 * what is wrong, `advice` the one thing to do. Written out, so that a search for a key finds its user.
 */
export const checkTexts = {
  tooLarge: {
    name: "fileSize.name",
    title: "failure.fileTooLarge.title",
    advice: "failure.fileTooLarge.advice",
  },
  tooCostly: {
    name: "imageType.name",
    title: "failure.fileTooCostly.title",
    advice: "failure.formatConversionFailed.advice",
  },
  imageType: { name: "imageType.name", title: "imageType.title", advice: "imageType.advice" },
  damaged: { name: "damaged.name", title: "damaged.title", advice: "damaged.advice" },
  aspectRatio: { name: "aspectRatio.name", title: "aspectRatio.title", advice: "aspectRatio.advice" },
  noFaces: { name: "noFaces.name", title: "noFaces.title", advice: "noFaces.advice" },
  multipleFaces: { name: "multipleFaces.name", title: "multipleFaces.title", advice: "multipleFaces.advice" },
  darkGlasses: { name: "darkGlasses.name", title: "darkGlasses.title", advice: "darkGlasses.advice" },
  handOverFace: { name: "faceCovered.name", title: "handOverFace.title", advice: "handOverFace.advice" },
  faceCovered: { name: "faceCovered.name", title: "faceCovered.title", advice: "faceCovered.advice" },
  hatWorn: { name: "headCovering.name", title: "hatWorn.title", advice: "hatWorn.advice" },
  frontCamera: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.advice" },
  faceToLeft: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.faceToLeft" },
  faceToRight: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.faceToRight" },
  chinUp: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.chinUp" },
  chinDown: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.chinDown" },
  stayStraight: { name: "stayStraight.name", title: "stayStraight.title", advice: "stayStraight.advice" },
  incompleteFace: {
    name: "incompleteFace.name",
    title: "incompleteFace.title",
    advice: "incompleteFace.advice",
  },
  tooClose: { name: "tooClose.name", title: "tooClose.title", advice: "tooClose.advice" },
  smallFaces: { name: "smallFaces.name", title: "smallFaces.title", advice: "smallFaces.advice" },
  topSpace: { name: "topSpace.name", title: "topSpace.title", advice: "topSpace.advice" },
  bottomSpace: { name: "bottomSpace.name", title: "bottomSpace.title", advice: "bottomSpace.advice" },
  bodyCentred: { name: "bodyCentred.name", title: "bodyCentred.title", advice: "bodyCentred.advice" },
  eyesClosed: { name: "eyesClosed.name", title: "eyesClosed.title", advice: "eyesClosed.advice" },
  mouthOpen: { name: "mouthOpen.name", title: "mouthOpen.title", advice: "mouthOpen.advice" },
  tooDark: { name: "tooDark.name", title: "tooDark.title", advice: "tooDark.advice" },
  tooBright: { name: "tooBright.name", title: "tooBright.title", advice: "tooBright.advice" },
  blurred: { name: "blurred.name", title: "blurred.title", advice: "blurred.advice" },
  lowContrast: { name: "lowContrast.name", title: "lowContrast.title", advice: "lowContrast.advice" },
  glassesForbidden: {
    name: "glasses.name",
    title: "glassesForbidden.title",
    advice: "glassesForbidden.advice",
  },
  backgroundForbidden: {
    name: "backgroundColour.name",
    title: "backgroundForbidden.title",
    advice: "backgroundColour.advice",
  },
  policyConflict: {
    name: "policyConflict.name",
    title: "policyConflict.title",
    advice: "policyConflict.advice",
  },
  otherFaceInBackground: {
    name: "otherFaceInBackground.name",
    title: "otherFaceInBackground.title",
    advice: "otherFaceInBackground.advice",
  },
  headCovering: { name: "headCovering.name", title: "headCovering.title", advice: "headCovering.advice" },
  glasses: { name: "glasses.name", title: "glasses.title", advice: "glasses.advice" },
  shouldersSlanted: {
    name: "shouldersSlanted.name",
    title: "shouldersSlanted.title",
    advice: "shouldersSlanted.advice",
  },
  headHeight: { name: "headHeight.name", title: "headHeight.title", advice: "headHeight.advice" },
  headHeightUncertain: {
    name: "headHeightUncertain.name",
    title: "headHeightUncertain.title",
    advice: "headHeightUncertain.advice",
  },
  eyeLine: { name: "eyeLine.name", title: "eyeLine.title", advice: "eyeLine.advice" },
  topMargin: { name: "topMargin.name", title: "topMargin.title", advice: "topMargin.advice" },
  hairMargin: { name: "hairMargin.name", title: "hairMargin.title", advice: "topMargin.advice" },
  centring: { name: "centring.name", title: "centring.title", advice: "centring.advice" },
  gazeAway: { name: "gazeAway.name", title: "gazeAway.title", advice: "gazeAway.advice" },
  expression: { name: "expression.name", title: "expression.title", advice: "expression.advice" },
  unevenLight: { name: "unevenLight.name", title: "unevenLight.title", advice: "unevenLight.advice" },
  unnaturalColour: {
    name: "unnaturalColour.name",
    title: "unnaturalColour.title",
    advice: "unnaturalColour.advice",
  },
  greyPhoto: { name: "greyPhoto.name", title: "greyPhoto.title", advice: "greyPhoto.advice" },
  lowResolution: { name: "lowResolution.name", title: "lowResolution.title", advice: "lowResolution.advice" },
  upscaled: { name: "upscaled.name", title: "upscaled.title", advice: "upscaled.advice" },
  backgroundColour: {
    name: "backgroundColour.name",
    title: "backgroundColour.title",
    advice: "backgroundColour.advice",
  },
  backgroundUneven: {
    name: "backgroundUneven.name",
    title: "backgroundUneven.title",
    advice: "backgroundUneven.advice",
  },
  backgroundShadow: {
    name: "backgroundShadow.name",
    title: "backgroundShadow.title",
    advice: "backgroundShadow.advice",
  },
  backgroundReplaced: {
    name: "backgroundReplaced.name",
    title: "backgroundReplaced.title",
    advice: "backgroundReplaced.advice",
  },
  cutOut: { name: "cutOut.name", title: "cutOut.title", advice: "cutOut.advice" },
  cutOutKept: { name: "cutOut.name", title: "cutOutKept.title", advice: "cutOutKept.advice" },
  fileSize: { name: "fileSize.name", title: "fileSize.title", advice: "fileSize.advice" },
  pixelSize: { name: "pixelSize.name", title: "pixelSize.title", advice: "pixelSize.advice" },
  fileFormat: { name: "imageType.name", title: "fileFormat.title", advice: "fileFormat.advice" },
  photoShape: { name: "aspectRatio.name", title: "photoShape.title", advice: "photoShape.advice" },
  colourPhoto: { name: "greyPhoto.name", title: "colourPhoto.title", advice: "colourPhoto.advice" },
  redEyes: { name: "redEyes.name", title: "redEyes.title", advice: "redEyes.advice" },
} as const satisfies Record<MessageKey, { name: string; title: string; advice: string }>;

/** The words of a message key that came from the server; null for one that this build does not know. */
export const checkTextsOf = (messageKey: string): (typeof checkTexts)[MessageKey] | null =>
  Object.hasOwn(checkTexts, messageKey) ? checkTexts[messageKey as MessageKey] : null;
