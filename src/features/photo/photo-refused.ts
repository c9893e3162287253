import type { Check, Face } from "../../../photo/core/types";
import type { FailureKey } from "../../v5/failure";

/** A photo that cannot be used, because of checks or an upload rule. */
export class PhotoRefused extends Error {
  override readonly name = "PhotoRefused";
  readonly checks: Check[];
  readonly face: Face | null;
  readonly failureKey: FailureKey | null;

  constructor(reason: { checks?: Check[]; face?: Face | null; failureKey?: FailureKey }) {
    super(reason.failureKey ?? reason.checks?.map((check) => check.rule).join(", "));
    this.checks = reason.checks ?? [];
    this.face = reason.face ?? null;
    this.failureKey = reason.failureKey ?? null;
  }
}

/** Neither this browser nor the server has the picture any more. */
export const photoGone = () => new PhotoRefused({ failureKey: "imageLoadFailed" });
