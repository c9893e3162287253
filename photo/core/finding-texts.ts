import { findings, type MessageKey } from "./findings";

/**
 * Keys into `locales/<code>/errors.json` that differ from `<messageKey>.name`, `.title` and `.advice`, because findings
 * share words. Findings with the same title are one fault to the visitor.
 */
const sharedTexts = {
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
  handOverFace: { name: "faceCovered.name" },
  hatWorn: { name: "headCovering.name" },
  faceToLeft: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.faceToLeft" },
  faceToRight: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.faceToRight" },
  chinUp: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.chinUp" },
  chinDown: { name: "frontCamera.name", title: "frontCamera.title", advice: "frontCamera.chinDown" },
  glassesForbidden: { name: "glasses.name" },
  backgroundForbidden: { name: "backgroundColour.name", advice: "backgroundColour.advice" },
  hairMargin: { advice: "topMargin.advice" },
  cutOutKept: { name: "cutOut.name" },
  fileFormat: { name: "imageType.name" },
  photoShape: { name: "aspectRatio.name" },
  colourPhoto: { name: "greyPhoto.name" },
} as const satisfies Partial<Record<MessageKey, Partial<Record<"name" | "title" | "advice", string>>>>;

type TextKey<K extends MessageKey, Part extends string> = K extends keyof typeof sharedTexts
  ? (typeof sharedTexts)[K] extends Record<Part, infer Key>
    ? Key
    : `${K}.${Part}`
  : `${K}.${Part}`;

export interface TextKeys<K extends MessageKey = MessageKey> {
  /** The neutral name of the check. */
  name: TextKey<K, "name">;
  /** What is wrong. */
  title: TextKey<K, "title">;
  /** The one thing to do. */
  advice: TextKey<K, "advice">;
}

/** Null for a message that this version does not know: a page can be older than the server. */
export function textKeysOf(messageKey: string): TextKeys | null {
  if (!Object.hasOwn(findings, messageKey)) return null;
  const usual = { name: `${messageKey}.name`, title: `${messageKey}.title`, advice: `${messageKey}.advice` };
  return { ...usual, ...sharedTexts[messageKey as keyof typeof sharedTexts] } as TextKeys;
}
