import { toMm, toPx } from "../../contract/units";
import type { Band, PhotoRule } from "../../photo/core/types";
import { ratioOf } from "./aspect-ratio";
import { headBandMm } from "./check-template";
import type { TemplateRecord } from "./template-file";

/** What ICAO Doc 9303 speaks of, whose portrait has a neutral expression with the mouth closed. */
const identityDocuments = new Set<string>(["passport", "visa", "id-card", "residence-permit"]);

/** The part of a document that the photo engine obeys; lengths in mm, not rounded. */
export function photoRule(record: TemplateRecord): PhotoRule {
  const { unit, dpi, digital } = record;
  const widthMm = toMm(record.width, unit, dpi);
  const heightMm = toMm(record.height, unit, dpi);
  const head = headBandMm(record.head, heightMm);
  const { background, retouch, geometry } = record.editPolicy;
  const band = geometry === "forbidden" ? openBand : closedBand;
  return {
    urlPath: record.urlPath,
    widthMm,
    heightMm,
    dpi,
    head: head && record.head ? { heightMm: head, crown: record.head.crown } : null,
    eyeLineMm: record.eyeLine,
    topMarginMm: record.topMargin,
    backgrounds: record.background.colours,
    colour: record.colour,
    digital: digital && {
      widthPx: band(digital.widthPx, toPx(record.width, unit, dpi)),
      heightPx: band(digital.heightPx, toPx(record.height, unit, dpi)),
      aspectRatio: digital.aspectRatio === undefined ? null : ratioOf(digital.aspectRatio),
      minKb: digital.minKb ?? null,
      maxKb: digital.maxKb ?? null,
      format: "jpeg",
    },
    editPolicy: { background, retouch, geometry },
    glasses: record.glasses,
    headCovering: record.headCovering,
    expression: identityDocuments.has(record.document) ? "neutral" : null,
  };
}

/** An end that no source states is put where the print's own pixels are, or at the end that is stated. */
function closedBand(ends: { min?: number; max?: number } | undefined, printPx: number): Band {
  return {
    min: ends?.min ?? Math.min(printPx, ends?.max ?? printPx),
    max: ends?.max ?? Math.max(printPx, ends?.min ?? printPx),
  };
}

/** A picture that may not be cropped keeps its own pixels, as many as there are, up to an end that a source states. */
function openBand(ends: { min?: number; max?: number } | undefined): Band {
  return { min: ends?.min ?? 0, max: ends?.max ?? Number.POSITIVE_INFINITY };
}
