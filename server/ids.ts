import { createHash, randomBytes } from "node:crypto";
import { fileNamePattern } from "../contract/patterns";

export type FileExtension = "jpg" | "png" | "pdf";

/** Names and tokens are 128 and 256 random bits in hex; `contract/patterns.ts` has their form. */
const randomHex = (byteCount: number) => randomBytes(byteCount).toString("hex");

export const makeFileName = (extension: FileExtension): string => `${randomHex(16)}.${extension}`;
export const makeMediaId = (): string => `m${randomHex(16)}`;
export const makeToken = (): string => randomHex(32);
export const makeSecret = (): string => randomHex(32);

/** Digits and letters without i, l, o and u, which are easily confused. */
export const codeAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * 8 letters of 32 give 1.1 x 10^12 codes. With the limit of 20 attempts per minute and address
 * (`PAIRINGS_PER_MINUTE`) and 1,000 open pairings, one address finds a code in 105 years, and 1,000 addresses in 38
 * days. A found code to a desktop allows to send one photo to a stranger's page, and to see none. A found code to a
 * phone would show a stranger's photo: 4 more letters make that a million times less likely.
 */
const pairingCodeLetters = { "to-desktop": 8, "to-phone": 12 };

export const makePairingCode = (direction: keyof typeof pairingCodeLetters): string =>
  Array.from(
    randomBytes(pairingCodeLetters[direction]),
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  ).join("");

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

const issuedName = new RegExp(fileNamePattern);

/** Already checked by the routes; a mistake there must not become a path or the key of another file. */
export const isIssuedName = (fileName: string): boolean => issuedName.test(fileName);
