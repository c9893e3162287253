import type { TextKeys } from "../photo/core/finding-texts";
import type { Grade } from "../photo/core/types";

/** Texts that the element shows, by file and key in `locales/<code>/`. The packing adds those of all findings. */
export const shownTexts = [
  "common:action.retry",
  "common:drawing.height",
  "common:onDevice",
  "common:unit.pxValue",
  "documents:printAtFullSize",
  "errors:eyesClosed.question",
  "errors:failure.browserLimited.advice",
  "errors:failure.deviceBrokenOff.title",
  "errors:failure.deviceFormat.title",
  "errors:failure.deviceNotLoaded.title",
  "errors:failure.devicePixelsWithheld.advice",
  "errors:failure.devicePixelsWithheld.title",
  "errors:failure.deviceUnsupported.title",
  "errors:failure.fileTooLarge.advice",
  "errors:failure.fileTooLarge.title",
  "errors:failure.formatConversionFailed.advice",
  "errors:failure.imageLoadFailed.advice",
  "errors:failure.imageLoadFailed.title",
  "errors:failure.interfaceException.advice",
  "errors:failure.templateMissing.title",
  "errors:glasses.check",
  "errors:headCovering.check",
  "errors:headHeightUncertain.retake",
  "errors:space.bottom",
  "errors:space.missing",
  "errors:space.left",
  "errors:space.right",
  "errors:space.top",
  "errors:teethShown.sure",
  "evidence:listOnly",
  "evidence:ownSize",
  "evidence:sizeInRange",
  "evidence:takenBy.abroadNote",
  "evidence:takenBy.appointmentNote",
  "evidence:takenBy.codeNote",
  "evidence:takenBy.liveNote",
  "evidence:takenBy.officeNote",
  "evidence:takenBy.studioNote",
  "home:measure.open.text",
  "photo:choose.camera",
  "photo:choose.dropNow",
  "photo:choose.file",
  "photo:device.hint",
  "requirement:sources.single",
  "result:action.download",
  "result:action.downloadPdf",
  "result:action.downloadSheet",
  "result:byHand",
  "result:caption.date",
  "result:caption.future",
  "result:caption.missing",
  "result:caption.name",
  "result:caption.print",
  "result:caption.text",
  "result:caption.title",
  "result:checks.across",
  "result:checks.atLeast",
  "result:checks.atMost",
  "result:checks.exactly",
  "result:checks.ownLimit",
  "result:checks.range",
  "result:checks.title",
  "result:checks.upDown",
  "result:digital.notOnline",
  "result:digital.text",
  "result:digital.uncut",
  "result:edits.background",
  "result:edits.crop",
  "result:edits.encode",
  "result:edits.grey",
  "result:edits.never",
  "result:edits.resize",
  "result:edits.rotate",
  "result:edits.title",
  "result:newPhoto.title",
  "result:photo.alt",
  "result:printout.noPrint",
  "result:printout.text",
  "result:question.answered",
  "result:question.no",
  "result:question.other",
  "result:question.religious",
  "result:question.yes",
  "result:verdict.ask",
  "result:verdict.look_few",
  "result:verdict.look_many",
  "result:verdict.look_one",
  "result:verdict.look_other",
  "result:verdict.look_two",
  "result:verdict.look_zero",
  "result:verdict.pass",
  "result:verdict.refused",
  "result:wait.text",
] as const;

export type TextKey = (typeof shownTexts)[number] | `errors:${TextKeys[keyof TextKeys]}`;

const verdictTexts = {
  ready: "result:verdict.pass",
  ask: "result:verdict.ask",
  "refusal-likely": "result:verdict.refused",
} as const;

/** @param count number of warnings */
export const verdictText = (grade: Grade, count: number, bcp47: string): TextKey =>
  grade === "look" ? `result:verdict.look_${new Intl.PluralRules(bcp47).select(count)}` : verdictTexts[grade];

export type Texts = Readonly<Record<string, string>>;

export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;

/** Fills the placeholders of texts; one that is missing in the language is English. */
export const translator =
  (texts: Texts, english: Texts): Translate =>
  (key, values = {}) =>
    (texts[key] ?? english[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
