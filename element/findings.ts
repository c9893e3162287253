import type { TFunction } from "i18next";
import type { ShownUnit } from "../drawing/format-length";
import { findingOf } from "../photo/core/findings";
import type { Check, Grade } from "../photo/core/types";
import { adviceWithoutControls } from "../photo/core/word-keys";
import { DeviceFailed, type DeviceFault } from "../photo/web/device-failed";
import { checkWords } from "../src/features/photo/components/check-words";
import { checksForNextPhoto } from "../src/features/photo/components/result/checks/checks-for-next-photo";
import { oncePerFault, orderChecks } from "../src/features/photo/components/result/checks/order-checks";
import { DocumentUnknown, PageWrong } from "./load";
import { type TextKey, type Translate, verdictText } from "./texts";
import type { Finding, PhotoRefused } from "./types";

export interface Wording {
  t: Translate;
  bcp47: string;
  /** Of lengths. */
  unit: ShownUnit;
  /** False where nothing is made of the photo. */
  isMade?: boolean;
}

const ownAdvice: Partial<Record<string, (typeof adviceWithoutControls)[keyof typeof adviceWithoutControls]>> =
  adviceWithoutControls;

/** Describes a check as the site does. Here no drawing shows the crown's line, and neither it nor the background can be changed. */
export function wordsOf(check: Check, { t, ...rest }: Wording) {
  const ofFile = (file: string) =>
    ((key: string, values?: Record<string, unknown>) => t(`${file}:${key}` as TextKey, values)) as unknown;
  const words = checkWords(check, {
    t: ofFile("result") as TFunction<"result">,
    tCommon: ofFile("common") as TFunction<"common">,
    tErrors: ofFile("errors") as TFunction<"errors">,
    ...rest,
  });
  const advice = ownAdvice[check.messageKey];
  return advice ? { ...words, advice: t(`errors:${advice}`) } : words;
}

const findingsOf = (checks: Check[], wording: Wording): Finding[] =>
  oncePerFault(checks).map((check) => {
    const { title, advice } = wordsOf(check, wording);
    return { rule: check.rule, title, advice: advice ?? "" };
  });

/** What to look at on an accepted photo, the most serious first. */
export const warningsOf = (checks: Check[], wording: Wording): Finding[] =>
  findingsOf(orderChecks(checks).warned, wording);

/** The verdict of an accepted photo as one sentence. */
export const verdictOf = ({ grade, checks }: { grade: Grade; checks: Check[] }, wording: Wording): string =>
  wording.t(verdictText(grade, warningsOf(checks, wording).length, wording.bcp47));

/** Why a photo is refused, the most serious first. Checks of edits are left out: there is no edited picture. */
export function reasonsOf(checks: Check[], wording: Wording): Finding[] {
  const ofSource = checks.filter(({ messageKey }) => findingOf(messageKey)?.subject !== "edit");
  return findingsOf(checksForNextPhoto(orderChecks(ofSource)), { ...wording, isMade: false });
}

/** A file that does not reach the engine: too many bytes, or it was deleted since it was chosen. */
export class PictureUnusable extends Error {
  constructor(readonly why: "too-large" | "unreadable") {
    super(why);
  }
}

const faultTexts = {
  unsupported: ["errors:failure.deviceUnsupported.title", "errors:failure.browserLimited.advice"],
  "pixels-withheld": [
    "errors:failure.devicePixelsWithheld.title",
    "errors:failure.devicePixelsWithheld.advice",
  ],
  "not-loaded": ["errors:failure.deviceNotLoaded.title", "errors:failure.interfaceException.advice"],
  format: ["errors:failure.deviceFormat.title", "errors:failure.formatConversionFailed.advice"],
  "broken-off": ["errors:failure.deviceBrokenOff.title", "errors:failure.interfaceException.advice"],
  unreadable: ["errors:failure.imageLoadFailed.title", "errors:failure.imageLoadFailed.advice"],
  "too-large": ["errors:failure.fileTooLarge.title", "errors:failure.fileTooLarge.advice"],
} as const satisfies Record<DeviceFault | PictureUnusable["why"], readonly [TextKey, TextKey]>;

/** Why there is no photo, for an error of loading or of the engine. */
export function refusalOf(error: unknown, t: Translate): Omit<PhotoRefused, "document"> {
  const isUnusable = error instanceof PictureUnusable;
  if (!isUnusable) console.error(error instanceof PageWrong ? `<passport-photo>: ${error.message}` : error);
  const fault = error instanceof DeviceFailed ? error.fault : "not-loaded";
  const [faultTitle, advice] = faultTexts[isUnusable ? error.why : fault];
  const title = error instanceof DocumentUnknown ? "errors:failure.templateMissing.title" : faultTitle;
  const findings = [{ rule: null, title: t(title), advice: error instanceof PageWrong ? "" : t(advice) }];
  return { findings, checks: [], fault: isUnusable ? null : fault };
}
