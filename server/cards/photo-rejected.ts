import type { CardRejection } from "../../contract/card";
import { codes } from "../../contract/codes";
import type { Check, Face } from "../../photo/core/types";
import { ApiError } from "../api-error";

/** Code 1000: the photo itself is the reason, and the checks say why. */
export function photoRejected(checks: Check[], face: Face | null): ApiError {
  const rejection: CardRejection = { accepted: false, checks, ...(face && { face }) };
  return new ApiError(200, "The photo does not meet the requirements", {
    code: codes.rejected,
    data: rejection,
  });
}
