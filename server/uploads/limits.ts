import { maxImageBytes } from "../../photo/core/file/image-limits";

/** What an upload may weigh: what the engine takes, so that nothing is received for nothing. */
export const maxUploadBytes = maxImageBytes;

/** The same file as a data URL among other fields: four characters for three bytes, and room for the rest. */
export const maxBase64Bytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024;
