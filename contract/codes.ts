/** Codes of the envelope (product specification, section 8). Any other failure carries its HTTP status as code. */
export const codes = { ok: 0, sessionLost: 403, rejected: 1000, imageAbnormal: 1009 } as const;

/** Outcome of the risk check of an upload (product specification, section 4). */
export const checkStatuses = { pending: 0, passed: 1, abnormal: -1, failed: -2 } as const;

/** `segmentType` of POST /v5/image/segment/url: the person. */
export const segmentType = 3;
/** Kinds of questions, in the order in which the contact page shows them; their names are in `contactus.json`. */
export const faqCategories = ["photo", "size", "print", "upload", "privacy", "service"] as const;
export type FaqCategory = (typeof faqCategories)[number];
/** What became of a document photo, as its owner tells it. */
export const outcomes = ["accepted", "refused", "unused"] as const;
export type Outcome = (typeof outcomes)[number];

/** Why an authority refused a photo, in the order in which they are offered; their names are in `outcome.json`. */
export const refusalReasons = [
  "head",
  "background",
  "light",
  "expression",
  "covered",
  "quality",
  "edited",
  "file",
  "person",
  "other",
  "none",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The way of a photo from a phone to the page on a desktop. */
export const pairingStates = ["waiting", "joined", "sent", "received", "closed"] as const;
export type PairingState = (typeof pairingStates)[number];

/** `platform` of every call: the web. */
export const platform = 46;

/** In place of a country: sizes that belong to none. ISO 3166-1 leaves XA to XZ to its users. */
export const generalSizesCode = "XX";
