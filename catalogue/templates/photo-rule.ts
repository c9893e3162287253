import { unstatedBackground } from "../../contract/codes";
import { followsIcao } from "../../contract/document/photo-rule";
import { toMm } from "../../contract/document/units";
import type { PhotoRule, PixelBand } from "../../photo/core/types";
import { ratioOf } from "./aspect-ratio";
import { headRuleMm } from "./checks/check-template";
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
  | "expression"
  | "caption"
> & { editPolicy: PhotoRule["editPolicy"] };

/** The rule for the photo engine; lengths in mm, not rounded. */
export function photoRule(facts: RuleFacts): PhotoRule {
  const { urlPath, unit, dpi, digital } = facts;
  const { background, retouch, geometry } = facts.editPolicy;
  const heightMm = toMm(facts.height, unit, dpi);
  const headMm = headRuleMm(facts.head, heightMm);
  return {
    urlPath,
    widthMm: toMm(facts.width, unit, dpi),
    heightMm,
    dpi,
    head: headMm && facts.head ? { heightMm: headMm, crown: facts.head.crown } : null,
    eyeLineMm: facts.eyeLine,
    topMarginMm: facts.topMargin,
    backgrounds: facts.background.colours,
    ...(facts.background.name === unstatedBackground && { isBackgroundOurs: true }),
    colour: facts.colour,
    digital: digital && {
      widthPx: statedBand(digital.widthPx),
      heightPx: statedBand(digital.heightPx),
      aspectRatio: digital.aspectRatio === undefined ? null : ratioOf(digital.aspectRatio),
      minKb: digital.minKb ?? null,
      maxKb: digital.maxKb ?? null,
      format: "jpeg",
    },
    editPolicy: { background, retouch, geometry },
    glasses: facts.glasses,
    headCovering: facts.headCovering,
    expression: expressionRule(facts),
    caption: facts.caption ?? null,
  };
}

/** What a source says comes first; without one, identity documents follow ICAO. */
function expressionRule({
  document,
  expression,
}: Pick<RuleFacts, "document" | "expression">): PhotoRule["expression"] {
  return expression ?? (followsIcao({ document }) ? "neutral" : null);
}

/** Only the limits that a source states: how large a file is made within them is for the engine to choose. */
const statedBand = (ends: { min?: number; max?: number } | undefined): PixelBand => ({
  min: ends?.min ?? 0,
  max: ends?.max ?? null,
});
