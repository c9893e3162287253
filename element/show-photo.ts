import { languageOfTag } from "../locales/language-of-tag";
import { writeSize, writeUnit } from "../locales/write-number";
import type { Check } from "../photo/core/types";
import { isFullFrame } from "../src/features/photo/documents/forms";
import { make, paragraph } from "./dom";
import { verdictOf, type Wording, warningsOf, wordsOf } from "./findings";
import type { PackedDocument } from "./packed-document";
import { showFindings } from "./show-findings";
import { type OnAnswer, showQuestions } from "./show-questions";
import type { PhotoMade } from "./types";

export interface ShownPhoto {
  document: PackedDocument;
  /** Name of the document. */
  label: string;
  made: PhotoMade;
  /** Object URL of a file, which lives as long as the photo is shown. */
  urlOf: (file: File) => string;
  onAnswer: OnAnswer;
}

/** Lengths on paper mean nothing on a file that the authority crops itself. */
const withoutLengths = (check: Check): Check =>
  check.unit === "mm" ? { ...check, measured: null, min: null, max: null } : check;

function showMeasurements({ document, made }: ShownPhoto, wording: Wording) {
  const dir = languageOfTag(wording.bcp47)!.dir;
  const isFull = isFullFrame("digital", document.rule);
  const rows = made.photo.checks
    .map((check) => ({ check, words: wordsOf(isFull ? withoutLengths(check) : check, wording) }))
    .filter(({ check, words }) => words.measured && typeof check.measured === "number")
    .map(({ check, words }) =>
      make(
        "div",
        { part: "measurement", "data-rule": check.rule, "data-verdict": check.verdict },
        make("dt", {}, words.name),
        make(
          "dd",
          {},
          make("bdi", { dir }, words.measured),
          ...(words.allowed ? [" · ", make("bdi", { dir }, words.allowed)] : []),
        ),
      ),
    );
  return make("dl", { part: "measurements" }, ...rows);
}

function showDownload(file: File, label: string, urlOf: ShownPhoto["urlOf"]) {
  return make("a", { part: "button download", href: urlOf(file), download: file.name }, label);
}

/** The photo with its verdict, questions, measurements and files. */
export function showPhoto(shown: ShownPhoto, wording: Wording): HTMLElement {
  const { document, label, made, urlOf, onAnswer } = shown;
  const { photo, files } = made;
  const { t, bcp47 } = wording;
  const { widthPx, heightPx, bytes } = photo.digital;
  const size = `${writeSize(widthPx, heightPx, "px", bcp47)} · ${writeUnit(bytes.length / 1000, "kb", bcp47)}`;
  const edits = photo.edits.map((edit) => make("li", {}, t(`result:edits.${edit}`)));
  return make(
    "div",
    { part: "result" },
    make("h3", { part: "verdict" }, verdictOf(photo, wording)),
    make(
      "div",
      { class: "sides" },
      make(
        "div",
        { class: "picture" },
        make("img", {
          part: "photo",
          src: urlOf(files.digital),
          alt: t("result:photo.alt", { title: label }),
        }),
        make("p", { part: "size" }, size),
      ),
      make(
        "div",
        { class: "beside" },
        ...showFindings(warningsOf(photo.checks, wording)),
        ...showQuestions(photo.checks, wording, onAnswer),
        paragraph("text", document.digitalText && t(document.digitalText)),
        make("div", { class: "row" }, showDownload(files.digital, t("result:action.download"), urlOf)),
        paragraph("text", t(document.printText)),
        document.isPrinted &&
          make(
            "div",
            { class: "row" },
            showDownload(files.sheet, t("result:action.downloadSheet"), urlOf),
            showDownload(files.pdf, t("result:action.downloadPdf"), urlOf),
          ),
      ),
    ),
    make("h4", {}, t("result:checks.title")),
    showMeasurements(shown, wording),
    make("h4", {}, t("result:edits.title")),
    make("ul", { part: "edits" }, ...edits, make("li", {}, t("result:edits.never"))),
    paragraph("text", t("home:measure.open.text")),
  );
}
