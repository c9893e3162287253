import { maxMessageLength, maxRefusalTextLength } from "../../contract/limits";
import { maxImageBytes } from "../../photo/core/file/image-limits";

/** Limits of an upload, the same as the engine's, so that nothing is received in vain. */
export const maxUploadBytes = maxImageBytes;

/** Limit for bodies without a file. The largest is that of a card: its fields, some of which contain JSON. */
export const maxBodyBytes = 64 * 1024;

/** The longest message in a form body (a character of three bytes takes nine), plus space for the other fields. */
export const maxFeedbackBytes = 9 * maxMessageLength + 16 * 1024;

/** The longest answer as JSON that writes each character as an escape of twelve bytes, plus space for the other fields. */
export const maxOutcomeBytes = 12 * maxRefusalTextLength + 1024;

/**
 * The same file as a data URL among other fields: four characters for three bytes, and space for the other fields.
 */
export const maxBase64Bytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024;
