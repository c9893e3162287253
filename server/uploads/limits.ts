import { maxMessageLength } from "../../contract/limits";
import { maxImageBytes } from "../../photo/core/file/image-limits";

/** What an upload may weigh: what the engine takes, so that nothing is received for nothing. */
export const maxUploadBytes = maxImageBytes;

/** A body where no file is taken. The longest is that of a card: its fields, and JSON in some of them. */
export const maxBodyBytes = 64 * 1024;

/** The longest message as a form writes it, nine characters for each of three bytes, and room for the other fields. */
export const maxFeedbackBytes = 9 * maxMessageLength + 16 * 1024;

/** The same file as a data URL among other fields: four characters for three bytes, and room for the rest. */
export const maxBase64Bytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024;
