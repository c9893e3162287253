import { generalSizesCode } from "../../contract/codes";
import { inPrintUnit, type LengthUnit, type PrintUnit } from "../../contract/document/units";

/** A print size shared by documents; lengths in mm, rounded to a tenth. */
export interface PhotoSize {
  /** Last segment of its address: "35x45mm", "2x2in". */
  id: string;
  /** As documents bear it: "35x45 mm". */
  sizeText: string;
  widthMm: number;
  heightMm: number;
  /** The unit of its usual name. */
  unit: PrintUnit;
  /** Number of documents with it, and of their countries. */
  documentCount: number;
  countryCount: number;
  /** The general size; null if there is none. */
  generalUrlPath: string | null;
}

export interface SizedDocument {
  urlPath: string;
  country: string;
  sizeText: string;
  sizeWidth: number;
  sizeHeight: number;
  unit: LengthUnit;
}

/** Number of sizes with a page, and of similar sizes on each. */
const pageCount = 12;
const nearestCount = 3;

const isQuarter = (inches: number) => Math.abs(inches * 4 - Math.round(inches * 4)) < 0.01;

/** Integers of mm, or quarters of an inch; null for other lengths, which come from pixels. */
function unitOf(lengthsMm: readonly number[]): PrintUnit | null {
  if (lengthsMm.every(Number.isInteger)) return "mm";
  return lengthsMm.every((lengthMm) => isQuarter(inPrintUnit(lengthMm, "inch"))) ? "inch" : null;
}

function sizeOf(documents: readonly [SizedDocument, ...SizedDocument[]]): PhotoSize | null {
  const { sizeText, sizeWidth: widthMm, sizeHeight: heightMm } = documents[0];
  const unit = unitOf([widthMm, heightMm]);
  if (unit === null) return null;
  const [width, height] = [widthMm, heightMm].map((mm) => Math.round(inPrintUnit(mm, unit) * 4) / 4);
  const ofAuthorities = documents.filter(({ country }) => country !== generalSizesCode);
  return {
    id: `${width}x${height}${unit === "inch" ? "in" : "mm"}`.replaceAll(".", "-"),
    sizeText,
    widthMm,
    heightMm,
    unit,
    documentCount: ofAuthorities.length,
    countryCount: new Set(ofAuthorities.map(({ country }) => country)).size,
    generalUrlPath: documents.find(({ country }) => country === generalSizesCode)?.urlPath ?? null,
  };
}

/** All sizes of prints with a usual name, most common first. A document in pixels has none: nobody prints it. */
export function photoSizes(documents: Iterable<SizedDocument>): PhotoSize[] {
  const bySize = new Map<string, [SizedDocument, ...SizedDocument[]]>();
  for (const document of documents) {
    if (document.unit === "px") continue;
    const known = bySize.get(document.sizeText);
    if (known) known.push(document);
    else bySize.set(document.sizeText, [document]);
  }
  return [...bySize.values()]
    .flatMap((ofSize) => sizeOf(ofSize) ?? [])
    .sort((a, b) => b.documentCount - a.documentCount || (a.sizeText < b.sizeText ? -1 : 1));
}

/** Sizes with a page. */
export const commonSizes = (sizes: readonly PhotoSize[]): PhotoSize[] => sizes.slice(0, pageCount);

/** Finds the page about a document's size; null for a rare size, and for one in pixels. */
export function sizePageOf(documents: Iterable<SizedDocument>) {
  const ids = new Map(commonSizes(photoSizes(documents)).map(({ sizeText, id }) => [sizeText, id]));
  return ({ unit, sizeText }: Pick<SizedDocument, "unit" | "sizeText">): string | null =>
    unit === "px" ? null : (ids.get(sizeText) ?? null);
}

/** Difference of two sizes, summed over both sides. */
const distanceMm = (a: PhotoSize, b: PhotoSize) =>
  Math.abs(a.widthMm - b.widthMm) + Math.abs(a.heightMm - b.heightMm);

/** Similar sizes, nearest first, that more than one document or the trade uses. */
export const nearestSizes = (size: PhotoSize, sizes: readonly PhotoSize[]): PhotoSize[] =>
  sizes
    .filter((other) => other.id !== size.id && (other.documentCount > 1 || other.generalUrlPath !== null))
    .sort((a, b) => distanceMm(size, a) - distanceMm(size, b) || b.documentCount - a.documentCount)
    .slice(0, nearestCount);
