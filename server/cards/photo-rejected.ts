import type { CardRejection } from "../../contract/card/card";
import { codes } from "../../contract/codes";
import type { PhotoReport } from "../../contract/photo-report";
import type { Check, Face } from "../../photo/core/types";
import { ApiError } from "../api-error";

/**
 * Code 1000: the photo is refused, and the checks say why.
 * @param document left out where none is asked for
 */
export const photoRejected = (
  checks: Check[],
  face: Face | null,
  document?: CardRejection["document"],
): ApiError =>
  rejected({
    accepted: false,
    checks,
    ...(face && { face }),
    ...(document !== undefined && { document }),
  });

/** The same code for the check of a finished photo. */
export const rejected = (data: CardRejection | PhotoReport): ApiError =>
  new ApiError(200, "The photo does not meet the requirements", { code: codes.rejected, data });
