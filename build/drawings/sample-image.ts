import { isForBaby } from "../../contract/document/for-child";
import type { DrawingFrame, LengthBand } from "../../drawing/drawing-frame";
import { palette } from "../../drawing/palette";
import { placeHead } from "../../drawing/place-head";
import { cut, dimension, extension, gridPaper, picture, stroke } from "./lines";
import { people } from "./people";
import { baby } from "./portrait/baby";
import { hairColours } from "./portrait/colours";
import { eyeY } from "./portrait/face";
import { hairStyles } from "./portrait/hair";
import { type Person, type Place, personSvg } from "./portrait/portrait";

/** Where a document wants the head of this person, in millimetres from the photo's upper left corner. */
export function personPlace(frame: DrawingFrame, person: Person): Place {
  const { chinMm, skullHeightMm } = placeHead(frame, {
    eyesAboveChinRatio: 1 - eyeY / 100,
    hairAboveSkullRatio: -topOf(person) / 100,
  });
  return { chinX: frame.widthMm / 2, chinY: chinMm, headHeight: skullHeightMm, tiltDeg: 0 };
}

/** A number as on a drawing: at most one decimal. */
const mm = (value: number): string => String(Math.round(value * 10) / 10);

const marginPx = { left: 36, top: 36, right: 190, bottom: 76 };

export interface Sample {
  svg: string;
  widthPx: number;
  heightPx: number;
}

interface SampleOptions {
  /** Height of the photo in the picture; the rest follows. */
  photoHeightPx?: number;
  /** Default: by the document's name, so that every build shows the same. */
  person?: Person;
}

/**
 * A document's sample image: a drawn portrait in the document's own size and on its background, with the measures that
 * its rule gives (head from chin to crown, else eyes from the lower edge; width and height).
 */
export function drawSample(frame: DrawingFrame, seed: string, options: SampleOptions = {}): Sample {
  const { photoHeightPx = 640, person = personFor(frame, seed) } = options;
  const pxPerMm = photoHeightPx / frame.heightMm;
  const photoWidthPx = Math.round(frame.widthMm * pxPerMm);
  const [left, top] = [marginPx.left, marginPx.top];
  const [right, bottom] = [left + photoWidthPx, top + photoHeightPx];
  const placeMm = personPlace(frame, person);
  const place: Place = {
    chinX: left + placeMm.chinX * pxPerMm,
    chinY: top + placeMm.chinY * pxPerMm,
    headHeight: placeMm.headHeight * pxPerMm,
    tiltDeg: 0,
  };
  const photo = `<rect x="${left}" y="${top}" width="${photoWidthPx}" height="${photoHeightPx}" fill="${frame.background}"/>${personSvg(person, place)}`;
  const parts = [
    gridPaper(0, 0, right + marginPx.right, bottom + marginPx.bottom, pxPerMm),
    cut("photo", left, top, photoWidthPx, photoHeightPx, photo),
    stroke(`M${left} ${top}H${right}V${bottom}H${left}Z`),
    dimension("x", bottom + 40, left, right, mm(frame.widthMm)),
    extension(`M${left} ${bottom + 6}V${bottom + 48}M${right} ${bottom + 6}V${bottom + 48}`),
    dimension("y", right + 148, top, bottom, mm(frame.heightMm)),
    extension(`M${right + 6} ${top}H${right + 156}M${right + 6} ${bottom}H${right + 134}`),
  ];
  const near = right + 62;
  if (frame.headMm) {
    const topY = topOf(person);
    const crown = place.chinY - place.headHeight * (frame.crown === "hair" ? 1 - topY / 100 : 1);
    parts.push(
      extension(`M${left} ${crown}H${near + 8}M${left} ${place.chinY}H${near + 8}`),
      dimension("y", near, crown, place.chinY, bandText(frame.headMm)),
    );
  } else if (frame.eyeLineMm) {
    const eyes = place.chinY - place.headHeight * (1 - eyeY / 100);
    parts.push(
      extension(`M${left} ${eyes}H${near + 8}`),
      dimension("y", near, eyes, bottom, bandText(frame.eyeLineMm)),
    );
  }
  const [widthPx, heightPx] = [right + marginPx.right, bottom + marginPx.bottom];
  return { svg: picture(widthPx, heightPx, parts.join(""), palette.light.paper), widthPx, heightPx };
}

/** A baby with its chin at a place. */
const placedBaby = ({ chinX, chinY, headHeight }: Place): string =>
  `<g transform="translate(${chinX} ${chinY - headHeight}) scale(${headHeight / 100})">${baby}</g>`;

/** The photo alone, without paper and measures: the sample that cards show to scale. */
export function drawPhotoAlone(frame: DrawingFrame, seed: string): string {
  const heightPx = 640;
  const pxPerMm = heightPx / frame.heightMm;
  const widthPx = Math.round(frame.widthMm * pxPerMm);
  const person = personFor(frame, seed);
  const { chinX, chinY, headHeight, tiltDeg } = personPlace(frame, person);
  const place = {
    chinX: chinX * pxPerMm,
    chinY: chinY * pxPerMm,
    headHeight: headHeight * pxPerMm,
    tiltDeg,
  };
  return picture(
    widthPx,
    heightPx,
    cut("photo", 0, 0, widthPx, heightPx, isForBaby(seed) ? placedBaby(place) : personSvg(person, place)),
    frame.background,
  );
}

const bandText = ({ min, max }: LengthBand): string => (min === max ? mm(min) : `${mm(min)}–${mm(max)}`);

/** Whose portrait a document shows: by its name, among those whose hair the photo does not cut. */
export function personFor(frame: DrawingFrame, seed: string): Person {
  const fitting = people.filter((person) => {
    const { chinY, headHeight } = personPlace(frame, person);
    return chinY - headHeight * (1 - topOf(person) / 100) >= 0;
  });
  const choice = fitting.length > 0 ? fitting : people;
  return choice[hash(seed) % choice.length]!;
}

/** Top of the hair in percent of the head's height above the skull, as a negative number. */
const topOf = (person: Person): number => hairStyles[person.hair](hairColours[person.hairColour]).topY;

/** FNV-1a: the same document shows the same person at every build. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}
