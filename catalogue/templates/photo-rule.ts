import { toMm, toPx } from "../../contract/document/units";
import type { PhotoRule, PixelBand } from "../../photo/core/types";
import { ratioOf } from "./aspect-ratio";
import { headBandMm } from "./check-template";
import type { TemplateRecord } from "./template-file";

/** The fields of a document that define its rule. */
export type RuleFacts = Pick<
  TemplateRecord,
  | "urlPath"
  | "document"
  | "width"
  | "height"
  | "unit"
  | "dpi"
  | "head"
  | "eyeLine"
  | "topMargin"
  | "background"
  | "colour"
  | "digital"
  | "glasses"
  | "headCovering"
> & { editPolicy: PhotoRule["editPolicy"] };

/** What ICAO Doc 9303 speaks of, whose portrait has a neutral expression with the mouth closed. */
const identityDocuments: readonly string[] = ["passport", "visa", "id-card", "residence-permit"];

/** The part of a document that the photo engine obeys; lengths in mm, not rounded. */
export function photoRule(facts: RuleFacts): PhotoRule {
  const { urlPath, unit, dpi, digital } = facts;
  const { background, retouch, geometry } = facts.editPolicy;
  const heightMm = toMm(facts.height, unit, dpi);
  const headMm = headBandMm(facts.head, heightMm);
  const band = geometry === "forbidden" ? openBand : closedBand;
  return {
    urlPath,
    widthMm: toMm(facts.width, unit, dpi),
    heightMm,
    dpi,
    head: headMm && facts.head ? { heightMm: headMm, crown: facts.head.crown } : null,
    eyeLineMm: facts.eyeLine,
    topMarginMm: facts.topMargin,
    backgrounds: facts.background.colours,
    colour: facts.colour,
    digital: digital && {
      widthPx: band(digital.widthPx, toPx(facts.width, unit, dpi)),
      heightPx: band(digital.heightPx, toPx(facts.height, unit, dpi)),
      aspectRatio: digital.aspectRatio === undefined ? null : ratioOf(digital.aspectRatio),
      minKb: digital.minKb ?? null,
      maxKb: digital.maxKb ?? null,
      format: "jpeg",
    },
    editPolicy: { background, retouch, geometry },
    glasses: facts.glasses,
    headCovering: facts.headCovering,
    expression: identityDocuments.includes(facts.document) ? "neutral" : null,
  };
}

type StatedEnds = { min?: number; max?: number } | undefined;

/** An end that no source states is put where the print's own pixels are, or at the end that is stated. */
function closedBand(ends: StatedEnds, printPx: number): PixelBand {
  return {
    min: ends?.min ?? Math.min(printPx, ends?.max ?? printPx),
    max: ends?.max ?? Math.max(printPx, ends?.min ?? printPx),
  };
}

/** A picture that may not be cropped keeps its own pixels, as many as there are, up to an end that a source states. */
function openBand(ends: StatedEnds): PixelBand {
  return { min: ends?.min ?? 0, max: ends?.max ?? null };
}
