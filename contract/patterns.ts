import { maxFeedbackPictures } from "./limits";

/**
 * Names and tokens that clients send back were issued by the server: random bits in hex, so that the pattern rejects
 * paths, dots and slashes.
 */
export const fileNamePattern = "^[0-9a-f]{32}\\.(jpg|png|pdf)$";
export const tokenPattern = "^[0-9a-f]{64}$";
/** Made by the client (product specification, section 3). */
export const deviceIdPattern = "^[A-Za-z0-9_-]{32}$";
/** Ids in addresses: documents, articles, questions, authors. */
export const urlPathPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
export const colourPattern = "^#[0-9a-fA-F]{6}$";
/** Lenient: only a mail to an address can tell whether it exists. */
export const emailPattern = "^[^\\s@<>]{1,64}@[^\\s@<>.]+(\\.[^\\s@<>.]+)+$";
/** A JSON array of strings. Its alternatives are disjoint, so that matching never backtracks. */
export const textListPattern =
  '^\\s*\\[\\s*("([^"\\\\]|\\\\.)*"\\s*(,\\s*"([^"\\\\]|\\\\.)*"\\s*)*)?\\]\\s*$';
const mediaId = '"m[0-9a-f]{32}"';
/** A JSON array of the media of one message. */
export const mediaIdsPattern = `^\\[(${mediaId}(, ?${mediaId}){0,${maxFeedbackPictures - 1}})?\\]$`;
/** Letters and digits without i, l, o and u, which are easily confused. */
const pairingLetter = "[0-9a-hjkmnp-tv-z]";
/** Letters of a code: short for a photo from a phone, long for files to it. */
export const pairingCodeLengths = { short: 8, long: 12 };
const { short, long } = pairingCodeLengths;
export const pairingCodePattern = `^${pairingLetter}{${short}}(${pairingLetter}{${long - short}})?$`;
/** A file name for downloads: no path, and no character that a file system refuses. */
export const downloadNamePattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,250}\\.(jpg|pdf)$";
/** A document's id and 19 letters and digits, without i, l, o and u. */
export const outcomeCodePattern = "^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-hjkmnp-tv-z]{19}$";

/** Any word, such as a UUID. */
export const idempotencyKeyPattern = "^[\\x21-\\x7e]{1,255}$";

/** A day as 2026-11-28. */
export const dayPattern = "^\\d{4}-\\d{2}-\\d{2}$";
