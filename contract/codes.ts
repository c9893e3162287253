/** Codes of the envelope (product specification, section 8). Any other failure carries its HTTP status as code. */
export const codes = { ok: 0, sessionLost: 403, rejected: 1000, imageAbnormal: 1009 } as const;

/** Outcome of the risk check of an upload (product specification, section 4). */
export const checkStatuses = { pending: 0, passed: 1, abnormal: -1, failed: -2 } as const;

/** `segmentType` of POST /v5/image/segment/url: the person. */
export const segmentType = 3;
/** Categories of questions, in the order of the contact page; their names are in `contactus.json`. */
export const faqCategories = ["photo", "size", "print", "upload", "privacy", "service"] as const;
export type FaqCategory = (typeof faqCategories)[number];
/** What the owner of a document photo can report about it. */
export const outcomes = ["accepted", "refused", "unused"] as const;
export type Outcome = (typeof outcomes)[number];

/** Why an authority refused a photo, in the order of the form; their names are in `outcome.json`. */
export const authorityReasons = [
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
export type AuthorityReason = (typeof authorityReasons)[number];

/** What a pairing is for: a photo from the phone, or the finished files to it. */
export const pairingDirections = ["to-desktop", "to-phone"] as const;

/** States of a pairing of a phone with a desktop page. */
export const pairingStates = ["waiting", "joined", "sent", "received", "closed"] as const;
export type PairingState = (typeof pairingStates)[number];

/** `platform` of every call: the web. */
export const platform = 46;

/** Country code of general sizes. ISO 3166-1 reserves XA to XZ for users. */
export const generalSizesCode = "XX";

/** The European Union, whose only document is the Schengen visa. */
export const unionCode = "EU";

/** Name of a background of which no source states the colour: ours is white. */
export const unstatedBackground = "not-stated";
