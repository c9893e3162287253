import { createHash, randomBytes } from "node:crypto";

/**
 * Everything that a client may send back was issued here: 128 random bits in hex and nothing else, so that a
 * pattern refuses a path, a dot or a slash before anything is looked up.
 */
export const fileNamePattern = "^[0-9a-f]{32}\\.(jpg|png|pdf)$";
export const tokenPattern = /^[0-9a-f]{64}$/;
/** The client's own; also the pattern that the query is checked against. */
export const deviceIdPattern = "^[A-Za-z0-9_-]{32}$";

export type FileExtension = "jpg" | "png" | "pdf";

const randomHex = (byteCount: number) => randomBytes(byteCount).toString("hex");

export const makeFileName = (extension: FileExtension): string => `${randomHex(16)}.${extension}`;
export const makeMediaId = (): string => `m${randomHex(16)}`;
export const makeToken = (): string => randomHex(32);
export const makeSecret = (): string => randomHex(32);

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");
