import { palette } from "../../drawing/palette";
import { cut, picture, shape, stroke } from "./lines";
import { people } from "./people";
import { baby } from "./portrait/baby";
import { type Person, type Place, personSvg } from "./portrait/portrait";
import { wall } from "./scenes";

/** Good and bad photos, side by side in guides and beside a refusal. 400 x 500 each, the same person in all. */
const [widthPx, heightPx] = [400, 500];
const usual: Place = { chinX: 200, chinY: 392, headHeight: 270, tiltDeg: 0 };
const person = people[8]!;

interface Scene {
  person?: Partial<Person>;
  place?: Partial<Place>;
  /** In the person's place. */
  instead?: string;
  behind?: string;
  /** Over person and wall: light and shadow. */
  over?: string;
  /** Behind the person: somebody else, or the fringe that a cut-out leaves. */
  other?: string;
  filter?: string;
}

const placedBaby = `<g transform="translate(200 128) scale(2.7)">${baby}</g>`;

const plain = (colour: string): string => `<rect width="${widthPx}" height="${heightPx}" fill="${colour}"/>`;
const veil = (colour: string, opacity: number): string =>
  `<rect width="${widthPx}" height="${heightPx}" fill="${colour}" opacity="${opacity}"/>`;

const curtain = [24, 92, 160, 228, 296, 364]
  .map(
    (x) =>
      `<path d="M${x} 0C${x + 14} 160 ${x - 12} 320 ${x + 6} 500H${x + 34}C${x + 18} 320 ${x + 42} 160 ${x + 30} 0Z" fill="#a9583a"/>`,
  )
  .join("");

/** What a careless cut-out leaves of the old wall: its colour around the person, more on one side. */
const cutOutFringe = `<filter id="fringe"><feMorphology operator="dilate" radius="7"/><feGaussianBlur stdDeviation="1.5"/><feComponentTransfer result="silhouette"><feFuncA type="linear" slope="3"/></feComponentTransfer><feFlood flood-color="#4d7f86"/><feComposite operator="in" in2="silhouette"/></filter><g filter="url(#fringe)">${personSvg(person, { ...usual, chinX: 205 })}</g>`;

/** Most by the name of the sentence that they stand beside (`photo/core/findings.ts`), in kebab-case. */
const scenes: Record<string, Scene> = {
  good: {},
  /** Beside a faulty photo on white, where the document asks for white. */
  "good-white": { behind: plain("#ffffff") },
  "background-colour": { behind: plain("#4d7f86") },
  "background-uneven": { behind: plain("#c2805f") + curtain },
  "background-shadow": {
    behind: `${plain(wall)}<path d="M262 96C330 96 356 160 352 232C350 300 330 352 304 372C360 392 398 410 410 440V500H230V120Z" fill="#aeb0ac"/>`,
  },
  "background-replaced": { behind: plain("#ffffff"), other: cutOutFringe },
  "white-sides": { over: `<path d="M0 0H62V500H0ZM338 0H400V500H338Z" fill="#ffffff"/>` },
  "ears-hidden": { person: { hair: "fringe" } },
  "too-close": { place: { headHeight: 430, chinY: 486 } },
  /** For documents whose authority crops the photo itself. */
  uncropped: { place: { headHeight: 150, chinY: 258 } },
  "small-faces": { place: { headHeight: 104, chinY: 268 } },
  "stay-straight": { place: { tiltDeg: 14 } },
  "body-centred": { place: { chinX: 292 } },
  "top-space": { place: { chinY: 252 } },
  "eyes-closed": { person: { eyesOpen: 0 } },
  "mouth-open": { person: { mouthOpen: true } },
  glasses: { person: { glasses: "dark" } },
  "glasses-clear": { person: { glasses: "clear" } },
  "glasses-glare": {
    person: { glasses: "clear" },
    over: `<path d="M126 246L168 240L150 274L130 274ZM222 246L264 240L246 274L226 274Z" fill="#ffffff" opacity="0.9"/>`,
  },
  cap: {
    over:
      shape("M104 200C98 122 148 86 200 86S302 122 296 200Z", "#3d4f63") +
      shape("M84 204C124 176 276 176 316 204C304 228 96 228 84 204Z", "#2c3a4a"),
  },
  "head-covering": { person: { hair: "scarf", skinTone: 3 } },
  "uneven-light": {
    over: `<defs><linearGradient id="side"><stop offset="0.35" stop-color="#0b0d10" stop-opacity="0"/><stop offset="0.6" stop-color="#0b0d10" stop-opacity="0.62"/></linearGradient></defs><rect width="400" height="500" fill="url(#side)"/>`,
  },
  "too-dark": { over: veil("#07090c", 0.68) },
  "too-bright": { over: veil("#ffffff", 0.66) },
  "unnatural-colour": { over: veil("#f2a413", 0.36) },
  "grey-photo": { filter: `<filter id="effect"><feColorMatrix type="saturate" values="0"/></filter>` },
  blurred: { filter: `<filter id="effect"><feGaussianBlur stdDeviation="7"/></filter>` },
  baby: { instead: placedBaby },
  "baby-shadow": {
    instead: placedBaby,
    behind: `${plain(wall)}<path d="M0 0H236V60C236 96 250 118 262 150C232 176 120 190 66 176C40 168 20 176 0 190Z" fill="#b4b6b2"/><rect x="96" y="-20" width="92" height="150" rx="10" fill="#9b9d99"/>`,
  },
  "multiple-faces": {
    place: { chinX: 128, headHeight: 210, chinY: 372 },
    other: personSvg(people[3]!, { chinX: 300, chinY: 356, headHeight: 196, tiltDeg: 0 }),
  },
};

export const adviceNames = Object.keys(scenes);

/** Beside a document's own rules they stand before the wall that the document asks for. */
export const cutOutNames = [
  "good",
  "background-replaced",
  "glasses-clear",
  "glasses-glare",
  "head-covering",
  "cap",
  "too-close",
  "uncropped",
  "uneven-light",
];

/**
 * @param hasWall false: the person alone, and nothing behind
 * @throws Error for a name that is not in `adviceNames`
 */
export function drawAdvice(name: string, hasWall = true): string {
  const scene = scenes[name];
  if (!scene) throw new Error(`No advice picture "${name}"`);
  const drawn = scene.instead ?? personSvg({ ...person, ...scene.person }, { ...usual, ...scene.place });
  const size = `viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}"`;
  const figures = (scene.other ?? "") + drawn + (scene.over ?? "");
  if (!hasWall) return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${figures}</svg>`;
  const content = (scene.behind ?? plain(wall)) + figures;
  const shown = scene.filter ? `${scene.filter}<g filter="url(#effect)">${content}</g>` : content;
  const edge = stroke(`M.75 .75H${widthPx - 0.75}V${heightPx - 0.75}H.75Z`, palette.light.ink);
  return picture(widthPx, heightPx, cut("advice", 0, 0, widthPx, heightPx, shown) + edge, wall);
}
