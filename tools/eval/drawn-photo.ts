import sharp from "sharp";
import { type Person, personSvg, usualPerson } from "../../build/drawings/portrait/portrait";

const widthPx = 1200;
const heightPx = 1600;

/** A drawn person before a light wall, as a photo that should pass: for measures that need no real face. */
export async function drawnPhoto(person: Partial<Person> = {}): Promise<Uint8Array> {
  const headHeight = 640;
  const place = { chinX: widthPx / 2, chinY: 0.42 * heightPx + headHeight / 2, headHeight, tiltDeg: 0 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#dfe1e2"/>${personSvg({ ...usualPerson, ...person }, place)}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 92 }).toBuffer());
}
