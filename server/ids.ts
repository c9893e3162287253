import { createHash, randomBytes } from "node:crypto";
import { fileNamePattern } from "../contract/patterns";

export type FileExtension = "jpg" | "png" | "pdf";

/** Names and tokens are 128 and 256 random bits in hex; `contract/patterns.ts` has their form. */
const randomHex = (byteCount: number) => randomBytes(byteCount).toString("hex");

export const makeFileName = (extension: FileExtension): string => `${randomHex(16)}.${extension}`;
export const makeMediaId = (): string => `m${randomHex(16)}`;
export const makeToken = (): string => randomHex(32);
export const makeSecret = (): string => randomHex(32);

/** Digits and letters without i, l, o and u: nobody takes one for another. */
export const codeAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * 8 letters of 32 are 1.1 x 10^12 codes. One address may try 20 in a minute (`PAIRINGS_PER_MINUTE`): while 1,000 codes wait,
 * it meets one of them in 105 years, and 1,000 addresses together in 38 days. Who meets one can send a photo to a
 * stranger's page, once, and sees none.
 */
const pairingCodeLetters = 8;

export const makePairingCode = (): string =>
  Array.from(randomBytes(pairingCodeLetters), (byte) => codeAlphabet[byte % codeAlphabet.length]).join("");

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

const issuedName = new RegExp(fileNamePattern);

/** The routes have checked already; a mistake there must not become a path or a key of someone else's. */
export const isIssuedName = (fileName: string): boolean => issuedName.test(fileName);
