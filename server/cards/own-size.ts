import type { CardBody } from "../../contract/card";
import type { PhotoRule } from "../../photo/core/types";
import { badRequest } from "../api-error";

const mmPerInch = 25.4;
/** From a stamp to a large print; no document photo is outside. */
const sizeMm = { min: 10, max: 150 };
/** A6 at 300 dpi is 1748 px; more is not a document photo and costs every step of the engine. */
const maxEdgePx = 2400;

function lengthMm(length: number, unit: CardBody["unit"], dpi: number): number {
  if (unit === "px") return (length / dpi) * mmPerInch;
  return unit === "inch" ? length * mmPerInch : length;
}

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
  const widthMm = lengthMm(width, unit, dpi);
  const heightMm = lengthMm(height, unit, dpi);
  for (const edgeMm of [widthMm, heightMm]) {
    if (edgeMm < sizeMm.min || edgeMm > sizeMm.max)
      throw badRequest(`width and height must be ${sizeMm.min} to ${sizeMm.max} mm`);
    if ((edgeMm / mmPerInch) * dpi > maxEdgePx)
      throw badRequest(`width and height must be at most ${maxEdgePx} px at ${dpi} dpi`);
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
  };
}
