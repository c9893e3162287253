import type { CardBody } from "../../contract/card/card-body";
import { type OwnSize, ownSizeFaults } from "../../contract/document/own-size";
import { ownSizeRule } from "../../contract/document/own-size-rule";
import type { PhotoRule } from "../../photo/core/types";
import { badRequest } from "../api-error";

function unitOf(field: keyof OwnSize, { unit, dpi }: OwnSize): string {
  if (field === "dpi") return "";
  return field === "minKb" || field === "maxKb" ? " kB" : ` ${unit} at ${dpi} dpi`;
}

/**
 * The rule of a custom size.
 * @throws ApiError 400 for a missing or invalid size, and for kilobytes that no file can have
 */
export function ownSize(body: CardBody, background: string): PhotoRule {
  const { width, height, unit, dpi, minKb = null, maxKb = null } = body;
  if (width === undefined || height === undefined)
    throw badRequest("body must have urlPath, or width and height");
  const size: OwnSize = { width, height, unit, dpi, minKb, maxKb };
  const [fault] = ownSizeFaults(size);
  if (!fault) return ownSizeRule(size, background);
  const { field, allowed } = fault;
  if (!allowed) throw badRequest("body/maxKb must not be below body/minKb");
  throw badRequest(`body/${field} must be ${allowed.min} to ${allowed.max}${unitOf(field, size)}`);
}
