import { existsSync, readFileSync } from "node:fs";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";

const photographs = "../shared/photos";

/** A photograph where the folder of real ones lies beside the checkout, else the drawn fallback. */
const photographOr = async (path: string, draw: () => Promise<Uint8Array>): Promise<Buffer> =>
  existsSync(`${photographs}/${path}`) ? readFileSync(`${photographs}/${path}`) : Buffer.from(await draw());

export const portraitBytes = (): Promise<Buffer> =>
  photographOr("good/good-2.jpg", () => drawPortrait({}).png());

export const twoPeopleBytes = (): Promise<Buffer> =>
  photographOr("many/many-3.jpg", () => drawPortrait({ people: 2 }).png());
