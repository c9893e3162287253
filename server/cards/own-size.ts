import type { CardBody } from "../../contract/card";
import { maxOwnSizeEdgePx, ownSizeMm } from "../../contract/limits";
import { toMm } from "../../contract/units";
import type { PhotoRule } from "../../photo/core/types";
import { mmToPx } from "../../photo/core/units";
import { badRequest } from "../api-error";

/**
 * The rule of a size of one's own: no authority, so the head is aimed at as ICAO recommends and the background
 * may be replaced.
 *
 * @throws ApiError 400 for a size that is missing or out of bounds
 */
export function ownSize(body: CardBody, background: string): PhotoRule {
  const { width, height, unit, dpi } = body;
  if (width === undefined || height === undefined)
    throw badRequest("body must have urlPath, or width and height");
  const widthMm = toMm(width, unit, dpi);
  const heightMm = toMm(height, unit, dpi);
  for (const edgeMm of [widthMm, heightMm]) {
    if (edgeMm < ownSizeMm.min || edgeMm > ownSizeMm.max)
      throw badRequest(`width and height must be ${ownSizeMm.min} to ${ownSizeMm.max} mm`);
    if (mmToPx(edgeMm, dpi) > maxOwnSizeEdgePx)
      throw badRequest(`width and height must be at most ${maxOwnSizeEdgePx} px at ${dpi} dpi`);
  }
  return {
    urlPath: "own-size",
    widthMm,
    heightMm,
    dpi,
    head: null,
    eyeLineMm: null,
    topMarginMm: null,
    backgrounds: [background.startsWith("#") ? background : "#ffffff"],
    colour: "either",
    digital: null,
    editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
    glasses: null,
    headCovering: null,
    expression: null,
  };
}
