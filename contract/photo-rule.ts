import type { Band, EasedCheck, PhotoRule } from "../photo/core/types";
import type { ChildRule, Template } from "./template";
import { toMm, toPx } from "./units";

/** The facts of a document from which its rule is made; a template has them all. */
export type RuleFacts = Pick<
  Template,
  | "urlPath"
  | "document"
  | "width"
  | "height"
  | "unit"
  | "dpi"
  | "head"
  | "eyeLine"
  | "topMargin"
  | "backgrounds"
  | "colour"
  | "digital"
  | "glasses"
  | "headCovering"
> & {
  editPolicy: PhotoRule["editPolicy"];
  /** What is known of children. */
  forChildren?: { groups: { rules?: ChildRule[] }[] } | null;
};

/** What ICAO Doc 9303 speaks of, whose portrait has a neutral expression with the mouth closed. */
const identityDocuments: readonly string[] = ["passport", "visa", "id-card", "residence-permit"];

/** Which checks are eased by what an authority says of children; what it says beside that eases none. */
const easedBy: Partial<Record<ChildRule, readonly EasedCheck[]>> = {
  "eyes-may-be-closed": ["eyes-open"],
  "eyes-partly-open": ["eyes-open"],
  "mouth-may-be-open": ["mouth-closed"],
  "expression-free": ["mouth-closed", "expression"],
  "gaze-free": ["gaze"],
  "head-tilt": ["yaw", "pitch", "roll"],
};

/** The checks that an authority eases for small children: what they find then only warns. */
export function easedChecks({ forChildren }: Pick<RuleFacts, "forChildren">): EasedCheck[] {
  const rules = (forChildren?.groups ?? []).flatMap(({ rules = [] }) => rules);
  return [...new Set(rules.flatMap((rule) => easedBy[rule] ?? []))];
}

/**
 * The part of a document that the photo engine obeys, on the server and in a browser; lengths in mm.
 * @param isChild the photo is of a baby or a small child
 */
export function photoRuleOf(facts: RuleFacts, isChild = false): PhotoRule {
  const { urlPath, unit, dpi, digital } = facts;
  const { background, retouch, geometry } = facts.editPolicy;
  const band = geometry === "forbidden" ? openBand : closedBand;
  return {
    urlPath,
    widthMm: toMm(facts.width, unit, dpi),
    heightMm: toMm(facts.height, unit, dpi),
    dpi,
    head: facts.head,
    eyeLineMm: facts.eyeLine,
    topMarginMm: facts.topMargin,
    backgrounds: facts.backgrounds,
    colour: facts.colour,
    digital: digital && {
      widthPx: band(digital.widthPx, toPx(facts.width, unit, dpi)),
      heightPx: band(digital.heightPx, toPx(facts.height, unit, dpi)),
      aspectRatio: digital.aspectRatio,
      minKb: digital.minKb,
      maxKb: digital.maxKb,
      format: "jpeg",
    },
    editPolicy: { background, retouch, geometry },
    glasses: facts.glasses as PhotoRule["glasses"],
    headCovering: facts.headCovering as PhotoRule["headCovering"],
    expression: identityDocuments.includes(facts.document) ? "neutral" : null,
    ...(isChild && { eased: easedChecks(facts) }),
  };
}

type OpenBand = { min: number | null; max: number | null } | null;

/** An end that no source states is put where the print's own pixels are, or at the end that is stated. */
function closedBand(ends: OpenBand, printPx: number): Band {
  return {
    min: ends?.min ?? Math.min(printPx, ends?.max ?? printPx),
    max: ends?.max ?? Math.max(printPx, ends?.min ?? printPx),
  };
}

/** A picture that may not be cropped keeps its own pixels, as many as there are, up to an end that a source states. */
function openBand(ends: OpenBand): Band {
  return { min: ends?.min ?? 0, max: ends?.max ?? Number.POSITIVE_INFINITY };
}
