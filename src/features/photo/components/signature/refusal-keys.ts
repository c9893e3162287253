import type { SignatureRefusal } from "../../../../../photo/core/signature/signature-file";

/** Why a picture gives no signature, as keys into `errors.json`. */
export const refusalKeys = {
  "no-signature": "signature.noSignature",
  "too-faint": "signature.tooFaint",
  "too-small": "signature.tooSmall",
  "not-alone": "signature.notAlone",
  empty: "failure.fileEmpty.title",
  unsupported: "imageType.title",
  "too-many-pixels": "failure.fileTooLarge.title",
  "too-many-bytes": "failure.fileTooLarge.title",
  "too-costly": "failure.fileTooCostly.title",
  damaged: "damaged.title",
} as const satisfies Record<SignatureRefusal, string>;
