import { cut, dimension, extension, gridPaper, picture, stroke } from "./lines";
import { people } from "./people";
import { hairColours } from "./portrait/colours";
import { eyeY } from "./portrait/face";
import { hairStyles } from "./portrait/hair";
import { type Person, type Place, personSvg } from "./portrait/portrait";
import { tokens } from "./tokens";

interface Band {
  min: number;
  max: number;
}

/** What a template says of its photo; lengths in millimetres. */
export interface SampleRule {
  widthMm: number;
  heightMm: number;
  /** "#rrggbb" */
  background: string;
  head: { heightMm: Band; crown: "skull" | "hair" } | null;
  eyeLine: Band | null;
  topMargin: Band | null;
}

/** ICAO Doc 9303: the head takes 70 to 80 % of the photo's height; used where a template says nothing. */
const usualHeadRatio = 0.73;
const middle = ({ min, max }: Band): number => (min + max) / 2;

/** Where a rule wants the head, in millimetres from the photo's upper left corner; the head is always whole. */
export function placeHead(rule: SampleRule, person: Person): Place {
  const band = rule.head?.heightMm ?? { min: 0, max: 2 * usualHeadRatio * rule.heightMm };
  const steps = Array.from({ length: 21 }, (_, index) => (index % 2 ? 1 : -1) * Math.ceil(index / 2) * 0.05);
  // From the band's middle outwards: a tall head may leave no place for the eyes in their own band.
  const placed = steps.map((step) => placeOf(rule, person, middle(band) + step * (band.max - band.min)));
  return (placed.find(({ fits }) => fits) ?? placed[0]!).place;
}

/** The head at one height of what the rule measures (skull or hair to chin), at its best place up and down. */
function placeOf(rule: SampleRule, person: Person, wantedMm: number): { place: Place; fits: boolean } {
  const headMm = rule.head?.crown === "hair" ? wantedMm / (1 - topOf(person) / 100) : wantedMm;
  const eyesToChinMm = headMm * (1 - eyeY / 100);
  const spareMm = rule.heightMm - wantedMm;
  const byTop = (topMm: number) => topMm + wantedMm;
  let chinMm = byTop(spareMm * 0.4);
  if (rule.topMargin) chinMm = byTop(middle(rule.topMargin));
  else if (rule.eyeLine) chinMm = rule.heightMm - middle(rule.eyeLine) + eyesToChinMm;
  const chinY = Math.min(Math.max(chinMm, byTop(spareMm * 0.12)), byTop(spareMm * 0.8));
  const eyesMm = rule.heightMm - chinY + eyesToChinMm;
  const fits = !rule.eyeLine || (eyesMm >= rule.eyeLine.min && eyesMm <= rule.eyeLine.max);
  return { place: { chinX: rule.widthMm / 2, chinY, headHeight: headMm, tiltDeg: 0 }, fits };
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
 * A template's sample image: a drawn portrait in the template's own size and on its background, with the measures that
 * the rule gives (head from chin to crown, else eyes from the lower edge; width and height).
 */
export function drawSample(rule: SampleRule, seed: string, options: SampleOptions = {}): Sample {
  const { photoHeightPx = 640, person = personFor(rule, seed) } = options;
  const pxPerMm = photoHeightPx / rule.heightMm;
  const photoWidthPx = Math.round(rule.widthMm * pxPerMm);
  const [left, top] = [marginPx.left, marginPx.top];
  const [right, bottom] = [left + photoWidthPx, top + photoHeightPx];
  const placeMm = placeHead(rule, person);
  const place: Place = {
    chinX: left + placeMm.chinX * pxPerMm,
    chinY: top + placeMm.chinY * pxPerMm,
    headHeight: placeMm.headHeight * pxPerMm,
    tiltDeg: 0,
  };
  const photo = `<rect x="${left}" y="${top}" width="${photoWidthPx}" height="${photoHeightPx}" fill="${rule.background}"/>${personSvg(person, place)}`;
  const parts = [
    gridPaper(0, 0, right + marginPx.right, bottom + marginPx.bottom, pxPerMm),
    cut("photo", left, top, photoWidthPx, photoHeightPx, photo),
    stroke(`M${left} ${top}H${right}V${bottom}H${left}Z`),
    dimension("x", bottom + 40, left, right, mm(rule.widthMm)),
    extension(`M${left} ${bottom + 6}V${bottom + 48}M${right} ${bottom + 6}V${bottom + 48}`),
    dimension("y", right + 148, top, bottom, mm(rule.heightMm)),
    extension(`M${right + 6} ${top}H${right + 156}M${right + 6} ${bottom}H${right + 134}`),
  ];
  const near = right + 62;
  if (rule.head) {
    const topY = topOf(person);
    const crown = place.chinY - place.headHeight * (rule.head.crown === "hair" ? 1 - topY / 100 : 1);
    parts.push(
      extension(`M${left} ${crown}H${near + 8}M${left} ${place.chinY}H${near + 8}`),
      dimension("y", near, crown, place.chinY, bandText(rule.head.heightMm)),
    );
  } else if (rule.eyeLine) {
    const eyes = place.chinY - place.headHeight * (1 - eyeY / 100);
    parts.push(
      extension(`M${left} ${eyes}H${near + 8}`),
      dimension("y", near, eyes, bottom, bandText(rule.eyeLine)),
    );
  }
  const [widthPx, heightPx] = [right + marginPx.right, bottom + marginPx.bottom];
  return { svg: picture(widthPx, heightPx, parts.join(""), tokens.paper), widthPx, heightPx };
}

const bandText = ({ min, max }: Band): string => (min === max ? mm(min) : `${mm(min)}–${mm(max)}`);

/** Whose portrait a document shows: by its name, among those whose hair the photo does not cut. */
export function personFor(rule: SampleRule, seed: string): Person {
  const fitting = people.filter((person) => {
    const { chinY, headHeight } = placeHead(rule, person);
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
