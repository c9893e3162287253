import { existsSync, readFileSync } from "node:fs";
import { phonePair, phonePortrait } from "../fixtures/portraits/phone-portrait";

/** Real photographs, where they lie beside the checkout; another folder may be named, or one that there is not. */
const photographs = process.env.PHOTOGRAPHS ?? "../shared/photos";

/** A photograph where the folder of real ones is at hand, else the drawn fallback. */
const photographOr = async (path: string, draw: () => Promise<Uint8Array>): Promise<Buffer> =>
  existsSync(`${photographs}/${path}`) ? readFileSync(`${photographs}/${path}`) : Buffer.from(await draw());

/** A JPEG of one person that documents accept (tests/photo/drawn-portrait-accepted.test.ts). */
export const portraitBytes = (): Promise<Buffer> =>
  photographOr("good/good-2.jpg", () => phonePortrait().jpeg());

export const twoPeopleBytes = (): Promise<Buffer> =>
  photographOr("many/many-3.jpg", () => phonePair().jpeg());
