import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { hasPhotographs, photographsFolder } from "../../tools/testing/photographs";
import { phonePair, phonePortrait } from "../fixtures/portraits/phone-portrait";

/** Every test that uses a portrait must have this tag, which `npm test -- photographs` uses to select tests. */
const tag = "@portrait";

async function photographOr(path: string, draw: () => Promise<Uint8Array>): Promise<Buffer> {
  if (!test.info().tags.includes(tag)) throw new Error(`This test uses a portrait and lacks the tag ${tag}.`);
  return hasPhotographs ? readFileSync(join(photographsFolder, path)) : Buffer.from(await draw());
}

/** A JPEG of one person that documents accept (tests/photo/drawn-portrait-accepted.test.ts). */
export const portraitBytes = (): Promise<Buffer> =>
  photographOr("good/good-2.jpg", () => phonePortrait().jpeg());

export const twoPeopleBytes = (): Promise<Buffer> =>
  photographOr("many/many-3.jpg", () => phonePair().jpeg());
