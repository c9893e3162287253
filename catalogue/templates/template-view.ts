import { generalSizesCode, unionCode, unstatedBackground } from "../../contract/codes";
import { isUncroppedFile } from "../../contract/document/handed-in";
import { warningCount } from "../../contract/document/note-warnings";
import { evidenceOf } from "../../contract/document/sources";
import { evidenceRules, type NotedField, notedFields, type Template } from "../../contract/document/template";
import { roundMm, toMm } from "../../contract/document/units";
import { pixelEnds } from "../../contract/pixel-ends";
import { noBreakSpaces } from "../../locales/no-break-spaces";
import { writeSize } from "../../locales/write-number";
import type { DocumentWords } from "../countries/country-words";
import { ratioOf } from "./aspect-ratio";
import { headRuleMm } from "./checks/check-template";
import { copiesNoteOf } from "./copies-note";
import { type DocumentTexts, documentName, photoTitle, sourceName, uncroppedSize } from "./document-texts";
import { confidenceOf, wordsNotNoted } from "./evidence";
import { notesInOrder, type Subjects, subjectOf } from "./note-subject";
import { photoRule } from "./photo-rule";
import type { Remarks } from "./remarks";
import { noteAbout, notedFieldsOf } from "./rule-words";
import type { SourceEntry, TemplateRecord } from "./template-file";

/** Drawn for every document by the site's build (build/drawings/document-samples.ts). */
const sampleImage = (urlPath: string): string => `/images/samples/${urlPath}.svg`;

export interface TemplateWords {
  documents: DocumentTexts;
  remarks: Remarks;
  subjects: Subjects;
  countryName: (country: string) => string;
  /** By urlPath. */
  ownWords: Readonly<Record<string, DocumentWords>>;
  bcp47: string;
}

/** A variant of these words differs from its siblings by its size alone. */
const sizeInEnglish = ({ width, height, unit }: TemplateRecord): string =>
  writeSize(width, height, unit, "en").replaceAll("\u00a0", " ");

/** A document as the API returns it in one language: the fields of the file plus derived ones. */
export function templateView(
  record: TemplateRecord,
  { documents, remarks, subjects, countryName, ownWords, bcp47 }: TemplateWords,
): Template {
  const { unit, dpi, background } = record;
  const widthMm = toMm(record.width, unit, dpi);
  const heightMm = toMm(record.height, unit, dpi);
  const sizeWidth = roundMm(widthMm);
  const sizeHeight = roundMm(heightMm);
  const size = writeSize(record.width, record.height, unit, bcp47);
  const variant = record.variant ?? null;
  const colour = background.colours[0]!;
  const named = {
    kind: record.document,
    variant: variant === sizeInEnglish(record) ? size : variant,
    countryName: record.country === generalSizesCode ? null : countryName(record.country),
    isUnion: record.country === unionCode,
    size,
    own: ownWords[record.urlPath],
    bcp47,
  };
  const inWords = (remark: string) => noBreakSpaces(remarks[remark] ?? remark, bcp47);
  const { statement } = record.editPolicy;
  const notes = notesInOrder(record, subjects);
  const noted = notedFieldsOf(record);
  const copies = copiesNoteOf(record.notes);
  const inLanguage = <Source extends { name: string }>(sources: readonly Source[]): Source[] =>
    sources.map((source) => ({ ...source, name: sourceName(documents, source.name) }));
  const sources = inLanguage(record.sources).map(sourceView);
  return {
    urlPath: record.urlPath,
    country: record.country,
    countryName: countryName(record.country),
    document: record.document,
    name: documentName(documents, named),
    photoTitle: photoTitle(documents, named),
    variant,
    width: record.width,
    height: record.height,
    dpi,
    unit,
    background: colour,
    imageUrl: sampleImage(record.urlPath),

    backgroundcolor: colour,
    passportImageSrc: sampleImage(record.urlPath),
    resolution: `${dpi} dpi`,
    sizeWidth,
    sizeHeight,
    sizeUnit: "mm",
    sizeText: `${sizeWidth}x${sizeHeight} mm`,
    sizeLabel: isUncroppedFile(record) ? leastSizeLabel(record, documents, bcp47) : size,

    rule: photoRule(record),

    backgroundName: background.name,
    backgrounds: background.colours,
    head: headView(record.head, heightMm, unit),
    eyeLine: record.eyeLine,
    topMargin: record.topMargin,
    digital: digitalRule(record.digital),
    signature: signatureRule(record.signature),
    colour: record.colour,
    editPolicy: {
      ...record.editPolicy,
      statement: statement && inWords(statement),
      sources: inLanguage(record.editPolicy.sources).map(sourceView),
    },
    online: record.online,
    printable: record.printable,
    shopPrint: record.shopPrint ?? false,
    sizeVaries: record.sizeVaries ?? false,
    exempt: record.exempt === undefined ? null : inWords(record.exempt),
    takenBy: record.takenBy ?? null,
    glasses: record.glasses,
    headCovering: record.headCovering,
    expression: record.expression ?? null,
    forChildren: childrenView(
      record.forChildren && { ...record.forChildren, sources: inLanguage(record.forChildren.sources) },
      heightMm,
      unit,
    ),
    notes: notes.map(inWords),
    noteSubjects: notes.map((note) => subjectOf(note, subjects)),
    copiesNote: record.printable && copies !== undefined ? inWords(copies) : null,
    inNotes: noted,
    ruleNotes: noted.map((field) =>
      // Who takes the photo is told by the warning.
      field === "takenBy" ? warningCount(record) - 1 : notes.indexOf(noteAbout(field, record) ?? ""),
    ),
    listOnly: notedFields.filter((field) => isListOnly(record, field)),
    sources,
    evidence: evidenceOf(sources, record.workingSize ? "file" : "size", bcp47),
    confidence: record.confidence,
    workingSize: record.workingSize ?? false,
    compiledAt: record.compiledAt,
    verifiedAt: record.verifiedAt,
  };
}

/** Whether a rule is known, but from lists of photo services only. */
function isListOnly(record: TemplateRecord, field: NotedField): boolean {
  const isGeneralSize = record.country === generalSizesCode;
  const confidence = confidenceOf(record.sources, field, isGeneralSize);
  if (field === "background") {
    const isOwnChoice = new Set<string>(record.inNotes).has(field);
    if (record.background.name === unstatedBackground || isOwnChoice) return false;
    // The lists that give the size give the colour beside it.
    return (confidence ?? confidenceOf(record.sources, "size", isGeneralSize)) === "list";
  }
  const rule = field === "file" ? record.digital : record[field];
  return Boolean(rule) && confidence === "list";
}

/** A source with its quotes. */
const sourceView = ({
  name,
  url,
  seen,
  kind,
  quoted,
  says = {},
}: SourceEntry): Template["sources"][number] => ({
  name,
  url,
  seen,
  kind,
  quoted: quoted === true,
  quotes: evidenceRules.flatMap((rule) => {
    const words = says[rule];
    return words && words !== wordsNotNoted ? [{ rule, words }] : [];
  }),
});

/** @param unit in pixels, millimetres are not rounded: a tenth of one can be more than a pixel */
function headView(
  head: TemplateRecord["head"],
  heightMm: number,
  unit: TemplateRecord["unit"],
): Template["head"] {
  const band = headRuleMm(head, heightMm);
  if (!head || !band) return null;
  const shown = (mm: number) => (unit === "px" ? mm : roundMm(mm));
  return { heightMm: { min: shown(band.min), max: shown(band.max) }, crown: head.crown };
}

const childrenView = (
  children: TemplateRecord["forChildren"],
  heightMm: number,
  unit: TemplateRecord["unit"],
): Template["forChildren"] =>
  children
    ? {
        groups: children.groups.map(({ underYears, rules, head, eyeLine }) => ({
          underYears: underYears ?? null,
          rules: rules ?? [],
          head: headView(head ?? null, heightMm, unit),
          eyeLine: eyeLine ?? null,
        })),
        sources: children.sources.map(sourceView),
      }
    : null;

/** The size of a file that is not cropped, in words. */
function leastSizeLabel(record: TemplateRecord, documents: DocumentTexts, bcp47: string): string {
  const digital = digitalRule(record.digital);
  const least = digital && pixelEnds(digital).min;
  return uncroppedSize(documents, least && writeSize(Number(least.width), Number(least.height), "px", bcp47));
}

/** The digital file, with null for what the file leaves open. */
const digitalRule = (digital: TemplateRecord["digital"]): Template["digital"] =>
  digital && {
    widthPx: openBand(digital.widthPx),
    heightPx: openBand(digital.heightPx),
    aspectRatio: digital.aspectRatio === undefined ? null : ratioOf(digital.aspectRatio),
    minKb: digital.minKb ?? null,
    maxKb: digital.maxKb ?? null,
    format: "jpeg",
  };

const signatureRule = (signature: TemplateRecord["signature"]): Template["signature"] =>
  signature
    ? {
        widthPx: openBand(signature.widthPx),
        heightPx: openBand(signature.heightPx),
        minKb: signature.minKb ?? null,
        maxKb: signature.maxKb ?? null,
        background: signature.background ?? null,
        penOnPaper: signature.penOnPaper ?? false,
      }
    : null;

const openBand = (ends: { min?: number; max?: number } | undefined) =>
  ends ? { min: ends.min ?? null, max: ends.max ?? null } : null;
