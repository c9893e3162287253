import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { codeAlphabet } from "../ids";

const bitsPerLetter = Math.log2(codeAlphabet.length);

export const dayMs = 24 * 60 * 60_000;

/**
 * 40 bits: among 10,000 photos of one document, two have the same digest with a probability of 1 in 20,000. A 40 bit
 * signature can only be guessed by calling the server: with 10,000 calls per second, one guess in 3.5 years is right.
 */
const hashBytes = 5;
const hashLetters = (8 * hashBytes) / bitsPerLetter;
/** Days since 1970, up to the year 2059. */
const dayLetters = 3;

const lettersOf = (value: number, length: number): string =>
  Array.from(
    { length },
    (_, i) => codeAlphabet[Math.floor(value / codeAlphabet.length ** (length - 1 - i)) % codeAlphabet.length],
  ).join("");
const numberOf = (letters: string): number =>
  [...letters].reduce((value, letter) => value * codeAlphabet.length + codeAlphabet.indexOf(letter), 0);
const hashOf = (bytes: Buffer): string => lettersOf(bytes.readUIntBE(0, hashBytes), hashLetters);

export interface PhotoOfCode {
  /** Document and photo without the day: only one answer is accepted for it. */
  id: string;
  /** `urlPath` */
  document: string;
  /** ms since 1970: the day on which the code was issued. */
  issuedAt: number;
}

export interface OutcomeCodes {
  /** The code of a photo for a document; equal for the same bytes on the same day. */
  issue(document: string, photo: Uint8Array): string;
  /** Decodes a code; undefined if this server has not issued it. */
  read(code: string): PhotoOfCode | undefined;
}

/** Document and photo of a code, without verifying its signature. */
export const idOfCode = (code: string): string => code.slice(0, -hashLetters - dayLetters);

/**
 * Codes have the form "document-" + digest of the photo + day + signature. Nothing is stored before a code is used.
 */
export function makeOutcomeCodes(secret: string, now: () => number): OutcomeCodes {
  const signatureOf = (unsigned: string) =>
    hashOf(createHmac("sha256", secret).update(`outcome\n${unsigned}`).digest());

  return {
    issue(document, photo) {
      const digest = hashOf(createHash("sha256").update(photo).digest());
      const unsigned = `${document}-${digest}${lettersOf(Math.floor(now() / dayMs), dayLetters)}`;
      return unsigned + signatureOf(unsigned);
    },

    read(code) {
      const unsigned = code.slice(0, -hashLetters);
      const given = Buffer.from(code.slice(-hashLetters));
      const wanted = Buffer.from(signatureOf(unsigned));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const id = idOfCode(code);
      return {
        id,
        document: id.slice(0, -hashLetters - 1),
        issuedAt: numberOf(unsigned.slice(-dayLetters)) * dayMs,
      };
    },
  };
}
