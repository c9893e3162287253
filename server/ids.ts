import { createHash, randomBytes } from "node:crypto";
import { fileNamePattern } from "../contract/patterns";

export type FileExtension = "jpg" | "png" | "pdf";

/** Names and tokens are 128 and 256 random bits in hex; `contract/patterns.ts` has their form. */
const randomHex = (byteCount: number) => randomBytes(byteCount).toString("hex");

export const makeFileName = (extension: FileExtension): string => `${randomHex(16)}.${extension}`;
export const makeMediaId = (): string => `m${randomHex(16)}`;
export const makeToken = (): string => randomHex(32);
export const makeSecret = (): string => randomHex(32);

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

const issuedName = new RegExp(fileNamePattern);

/** The routes have checked already; a mistake there must not become a path or a key of someone else's. */
export const isIssuedName = (fileName: string): boolean => issuedName.test(fileName);
