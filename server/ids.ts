import { createHash, randomBytes } from "node:crypto";

export type FileExtension = "jpg" | "png" | "pdf";

/** Names and tokens are 128 and 256 random bits in hex; `contract/patterns.ts` has their form. */
const randomHex = (byteCount: number) => randomBytes(byteCount).toString("hex");

export const makeFileName = (extension: FileExtension): string => `${randomHex(16)}.${extension}`;
export const makeMediaId = (): string => `m${randomHex(16)}`;
export const makeToken = (): string => randomHex(32);
export const makeSecret = (): string => randomHex(32);

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");
