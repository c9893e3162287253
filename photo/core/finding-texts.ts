import { findingOf, findings, type MessageKey } from "./findings";
import { measurementErrors } from "./measurement-errors";
import { type Lab, labOfRgb, rgbOfHex } from "./raster/colour";
import type { Check } from "./types";

/**
 * Keys into `locales/<code>/errors.json` that differ from `<messageKey>.name`, `.title` and `.advice`, because
 * findings share texts, and the keys of plain titles. Findings with the same title are one fault to the visitor.
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
  imageType: { plain: "imageType.plain" },
  aspectRatio: { plain: "aspectRatio.plain" },
  noFaces: { plain: "noFaces.plain" },
  multipleFaces: { plain: "multipleFaces.plain" },
  incompleteFace: { plain: "incompleteFace.plain" },
  smallFaces: { plain: "smallFaces.plain" },
  tooClose: { plain: "tooClose.plain" },
  stayStraight: { plain: "stayStraight.plain" },
  topSpace: { plain: "topSpace.plain" },
  bottomSpace: { plain: "bottomSpace.plain" },
  bodyCentred: { plain: "bodyCentred.plain" },
  handOverFace: { name: "faceCovered.name" },
  hatWorn: { name: "headCovering.name" },
  frontCamera: { plain: "frontCamera.plain" },
  faceToLeft: {
    name: "frontCamera.name",
    title: "frontCamera.title",
    plain: "frontCamera.turned",
    advice: "frontCamera.faceToLeft",
  },
  faceToRight: {
    name: "frontCamera.name",
    title: "frontCamera.title",
    plain: "frontCamera.turned",
    advice: "frontCamera.faceToRight",
  },
  chinUp: {
    name: "frontCamera.name",
    title: "frontCamera.title",
    plain: "frontCamera.tippedDown",
    advice: "frontCamera.chinUp",
  },
  chinDown: {
    name: "frontCamera.name",
    title: "frontCamera.title",
    plain: "frontCamera.tippedBack",
    advice: "frontCamera.chinDown",
  },
  teethShown: { name: "mouthOpen.name", advice: "mouthOpen.advice" },
  drawnOver: { name: "faceCovered.name" },
  drawnFace: { name: "unnaturalColour.name" },
  compressed: { advice: "lowResolution.advice" },
  glassesForbidden: { name: "glasses.name" },
  eyesUnclear: { name: "darkGlasses.name" },
  reflections: { name: "darkGlasses.name" },
  reflectionsPossible: { name: "glasses.name", advice: "reflections.advice" },
  unevenForbidden: {
    name: "backgroundUneven.name",
    title: "backgroundForbidden.title",
    plain: "backgroundUneven.title",
    advice: "backgroundUneven.advice",
  },
  backgroundForbidden: {
    name: "backgroundColour.name",
    plain: "backgroundColour.title",
    advice: "backgroundColour.advice",
  },
  lineOffHead: { name: "headHeight.name" },
  hairMargin: { advice: "topMargin.advice" },
  cutOutKept: { name: "cutOut.name" },
  fileFormat: { name: "imageType.name" },
  photoShape: { name: "aspectRatio.name" },
  captionMissing: { name: "captionTooLong.name" },
  captionLetters: { name: "captionTooLong.name" },
  colourPhoto: { name: "greyPhoto.name" },
} as const satisfies Partial<
  Record<MessageKey, Partial<Record<"name" | "title" | "plain" | "advice", string>>>
>;

/** Texts that depend on which limit is missed. */
const sideTexts = {
  headHeight: {
    below: { plain: "headHeight.small", advice: "headHeight.smallAdvice" },
    above: { plain: "headHeight.large" },
  },
  headHeightUncertain: {
    below: { plain: "headHeightUncertain.close" },
    above: { plain: "headHeightUncertain.close" },
  },
  eyeLine: { below: { plain: "eyeLine.low" }, above: { plain: "eyeLine.high" } },
  topMargin: {
    below: { plain: "topMargin.small" },
    above: { plain: "topMargin.large", advice: "topMargin.largeAdvice" },
  },
  fileSize: {
    below: { plain: "fileSize.small" },
    above: { plain: "failure.fileTooLarge.title", advice: "failure.compressionFailed.advice" },
  },
  backgroundColour: { below: { plain: "backgroundColour.dark" }, above: { plain: "backgroundColour.light" } },
  backgroundForbidden: {
    below: { plain: "backgroundColour.dark" },
    above: { plain: "backgroundColour.light" },
  },
  pixelSize: {
    below: { plain: "lowResolution.title" },
    above: { plain: "pixelSize.large", advice: "failure.compressionFailed.advice" },
  },
} as const satisfies Partial<Record<MessageKey, Record<MissedSide, { plain: string; advice?: string }>>>;

/** On which side of its limits a value is. */
export type MissedSide = "below" | "above";

/** Darker or lighter than the nearest allowed colour; null if it differs in hue rather than in light. */
function sideOfColours({ seen, wanted }: NonNullable<Check["colours"]>): MissedSide | null {
  const [ofSeen, ofWanted] = [seen, wanted].map((hex) => labOfRgb(rgbOfHex(hex))) as [Lab, Lab];
  const lighter = ofSeen[0] - ofWanted[0];
  if (Math.abs(lighter) < Math.hypot(ofSeen[1] - ofWanted[1], ofSeen[2] - ofWanted[2])) return null;
  return lighter < 0 ? "below" : "above";
}

/** The side of the limit that a height within its limits is so close to that the measurement cannot tell. */
function closeSide(measured: number, { min, max }: Pick<Check, "min" | "max">): MissedSide | null {
  const errorMm = measurementErrors.headHeight.max * measured;
  if (min !== null && measured < min + errorMm) return "below";
  return max !== null && measured > max - errorMm ? "above" : null;
}

/**
 * Null for a value within its limits, if nothing was measured, and for a colour in another hue. An uncertain height is
 * within them.
 */
export function missedSide(
  check: Pick<Check, "measured" | "min" | "max" | "colours"> & Partial<Pick<Check, "messageKey">>,
): MissedSide | null {
  const { measured, min, max, colours } = check;
  if (colours) return sideOfColours(colours);
  if (typeof measured !== "number") return null;
  if (check.messageKey === "headHeightUncertain") return closeSide(measured, check);
  if (min !== null && measured < min) return "below";
  return max !== null && measured > max ? "above" : null;
}

type OwnKey<K extends MessageKey, Part extends string> = K extends keyof typeof sharedTexts
  ? (typeof sharedTexts)[K] extends Record<Part, infer Key>
    ? Key
    : `${K}.${Part}`
  : `${K}.${Part}`;

type SideKey<K extends MessageKey, Part extends string> = K extends keyof typeof sideTexts
  ? Extract<(typeof sideTexts)[K][MissedSide], Record<Part, string>>[Part]
  : never;

type TextKey<K extends MessageKey, Part extends string> = OwnKey<K, Part> | SideKey<K, Part>;

type PlainKey<K extends MessageKey> =
  | (K extends keyof typeof sharedTexts
      ? (typeof sharedTexts)[K] extends { plain: infer Key }
        ? Key
        : OwnKey<K, "title">
      : OwnKey<K, "title">)
  | SideKey<K, "plain">;

export interface TextKeys<K extends MessageKey = MessageKey> {
  /** The neutral name of the check. */
  name: TextKey<K, "name">;
  /** What is wrong, in the specification's words if it has some. */
  title: TextKey<K, "title">;
  /** What is wrong, in plain language. */
  plain: PlainKey<K>;
  /** One thing to do. */
  advice: TextKey<K, "advice">;
}

/** Null for a message that this version does not know: a page can be older than the server. */
export function textKeysOf(messageKey: string, side: MissedSide | null = null): TextKeys | null {
  if (!Object.hasOwn(findings, messageKey)) return null;
  const usual = { name: `${messageKey}.name`, title: `${messageKey}.title`, advice: `${messageKey}.advice` };
  const keys = { ...usual, ...sharedTexts[messageKey as keyof typeof sharedTexts] };
  const ofSide = side && sideTexts[messageKey as keyof typeof sideTexts]?.[side];
  return { plain: keys.title, ...keys, ...ofSide } as TextKeys;
}

/** The titles of these findings are questions: where nothing is asked, a check has another title. */
const titlesWithoutQuestion: Partial<Record<string, "glasses.check" | "headCovering.check">> = {
  glasses: "glasses.check",
  headCovering: "headCovering.check",
};

/** Whether a check whose finding asks a question asks nothing, as when the question is answered. */
const asksNothing = ({ messageKey, verdict }: Pick<Check, "messageKey" | "verdict">): boolean =>
  findingOf(messageKey)?.severity === "ask" && verdict !== "ask";

/** For the next photo, of which it must not claim what is asked; no camera position mends a frame that was moved by hand. */
export function adviceKeyOf(
  { messageKey, verdict, isManual }: Pick<Check, "messageKey" | "verdict"> & Partial<Pick<Check, "isManual">>,
  keys: TextKeys,
): TextKeys["advice"] | "glassesForbidden.ifWorn" | "stayStraight.turnAdvice" {
  if (messageKey === "glassesForbidden" && verdict === "warn") return "glassesForbidden.ifWorn";
  if (isManual && messageKey === "stayStraight") return "stayStraight.turnAdvice";
  const isLowered = isManual && (messageKey === "bottomSpace" || messageKey === "incompleteFace");
  return isLowered ? "topMargin.largeAdvice" : keys.advice;
}

/** Titles that report what was done to the photo have another wording where nothing is made of it. */
const titlesOfUnmade: Partial<Record<string, "upscaled.ahead">> = { upscaled: "upscaled.ahead" };

/** What is asked where it cannot be told, of findings that can refuse. */
const titlesOfQuestion: Partial<Record<string, "eyesClosed.question">> = {
  eyesClosed: "eyesClosed.question",
};

/** What the visitor has answered is no guess. */
const titlesOfAnswer: Partial<Record<string, "eyesClosed.sure">> = { eyesClosed: "eyesClosed.sure" };

/** What is sure enough to refuse a photo is said as a fact. */
const titlesOfFailure: Partial<Record<string, "teethShown.sure">> = { teethShown: "teethShown.sure" };

type TitleKey =
  | TextKeys["name" | "plain"]
  | "glasses.check"
  | "headCovering.check"
  | "eyesClosed.question"
  | "eyesClosed.sure"
  | "upscaled.ahead"
  | "teethShown.sure";

/**
 * Key of what a check says, in plain language.
 * @param isMade false: nothing is made of the photo, not yet or because it is refused
 */
export function titleKeyOf(
  check: Pick<Check, "messageKey" | "verdict"> & Partial<Pick<Check, "answer">>,
  keys: TextKeys,
  isMade = true,
): TitleKey {
  if (asksNothing(check)) return titlesWithoutQuestion[check.messageKey] ?? keys.name;
  if (check.verdict === "ask") return titlesOfQuestion[check.messageKey] ?? keys.plain;
  if (check.answer !== undefined && titlesOfAnswer[check.messageKey])
    return titlesOfAnswer[check.messageKey]!;
  if (check.verdict === "fail") return titlesOfFailure[check.messageKey] ?? keys.plain;
  return (isMade ? undefined : titlesOfUnmade[check.messageKey]) ?? keys.plain;
}
