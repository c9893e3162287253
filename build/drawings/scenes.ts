import type { DrawingFrame } from "../../drawing/drawing-frame";
import { palette } from "../../drawing/palette";
import { cut, dimension, extension, gridPaper, picture, roundedRect, shape, stroke } from "./lines";
import { people } from "./people";
import { type Person, personSvg } from "./portrait/portrait";
import { personPlace } from "./sample-image";

/** The wall that every photo is taken against, and the photo that comes of it. */
export const wall = "#e6e7e4";
const photoBackground = "#eef0f1";

export const standardFrame: DrawingFrame = {
  widthMm: 35,
  heightMm: 45,
  background: photoBackground,
  headMm: { min: 31.5, max: 36 },
  crown: "skull",
  eyeLineMm: null,
  topMarginMm: { min: 3, max: 5 },
};

/** A finished photo of 35 x 45 at (x, y), `height` high. */
export function photo(
  id: string,
  person: Person,
  x: number,
  y: number,
  height: number,
  edgePx = 1.5,
): string {
  const pxPerMm = height / standardFrame.heightMm;
  const width = standardFrame.widthMm * pxPerMm;
  const place = personPlace(standardFrame, person);
  const drawn = personSvg(person, {
    chinX: x + place.chinX * pxPerMm,
    chinY: y + place.chinY * pxPerMm,
    headHeight: place.headHeight * pxPerMm,
    tiltDeg: 0,
  });
  const background = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${photoBackground}"/>`;
  return (
    cut(id, x, y, width, height, background + drawn) +
    stroke(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, palette.light.ink, edgePx)
  );
}

/** A phone seen from behind its screen: what the camera sees, with the frame that the photo will be cut to. */
export function phone(id: string, x: number, y: number, width: number, content: string): string {
  const height = width * 1.92;
  const [screenX, screenY, screenWidth, screenHeight] = [x + 10, y + 10, width - 20, height - 20];
  const frameWidth = screenWidth * 0.74;
  const frameHeight = (frameWidth * 45) / 35;
  const frameX = x + (width - frameWidth) / 2;
  const frameY = screenY + screenHeight * 0.16;
  const middleX = x + width / 2;
  const guide = [
    stroke(
      `M${frameX} ${frameY}H${frameX + frameWidth}V${frameY + frameHeight}H${frameX}Z`,
      palette.light.surface,
      5,
    ),
    stroke(
      `M${frameX} ${frameY}H${frameX + frameWidth}V${frameY + frameHeight}H${frameX}Z`,
      palette.light.accent,
      2,
    ),
    stroke(
      `M${middleX} ${frameY - 10}V${frameY + 10}M${middleX} ${frameY + frameHeight - 10}V${frameY + frameHeight + 10}`,
      palette.light.accent,
      2,
    ),
  ].join("");
  const button = `<circle cx="${middleX}" cy="${screenY + screenHeight - 38}" r="21" fill="${palette.light.surface}" stroke="${palette.light.ink}" stroke-width="1.5"/><circle cx="${middleX}" cy="${screenY + screenHeight - 38}" r="15" fill="${palette.light.accent}"/>`;
  return [
    shape(roundedRect(x, y, width, height, 26), palette.light.ink),
    cut(id, screenX, screenY, screenWidth, screenHeight, content + guide + button, 18),
    `<rect x="${middleX - 22}" y="${y + 17}" width="44" height="9" rx="4.5" fill="${palette.light.ink}"/>`,
  ].join("");
}

/** Where the phone's screen shows a head so that it fills the guide frame. */
export function headOnPhone(x: number, y: number, width: number) {
  const frameWidth = (width - 20) * 0.74;
  const frameHeight = (frameWidth * 45) / 35;
  const frameY = y + 10 + (width * 1.92 - 20) * 0.16;
  return {
    chinX: x + width / 2,
    chinY: frameY + frameHeight * 0.83,
    headHeight: frameHeight * 0.73,
    tiltDeg: 0,
  };
}

/** Somebody in front of a wall, before a window, photographed from a phone's distance. */
export function headerGuide(): string {
  const person = people[1]!;
  const floor = 700;
  const standing = personSvg(person, { chinX: 400, chinY: 372, headHeight: 190, tiltDeg: 0 });
  const room = `<rect width="1200" height="800" fill="${wall}"/>${shape("M64 70H214V430H64Z", "#f7fafa")}${stroke("M139 70V430M64 250H214", palette.light.lineStrong)}${stroke("M54 438H224")}`;
  const light = `<path d="M214 90L700 330V700H330L214 420Z" fill="#ffffff" opacity="0.35"/>`;
  const seen = headOnPhone(820, 108, 270);
  const onScreen = `<rect x="820" y="90" width="280" height="560" fill="${wall}"/>${personSvg(person, seen)}`;
  const ground = `<rect y="${floor}" width="1200" height="100" fill="${palette.light.paper}"/>${stroke(`M0 ${floor}H1200`)}`;
  const distance = extension("M400 712V766M955 642V766") + dimension("x", 752, 400, 955, "1.5 m", 20);
  return picture(
    1200,
    800,
    room +
      light +
      cut("standing", 0, 0, 1200, floor, standing) +
      ground +
      phone("screen", 820, 108, 270, onScreen) +
      distance,
  );
}

/** From a snapshot to the document photo, with its measures. */
export function headerExample(): string {
  const person = people[0]!;
  const snapshot = cut(
    "snapshot",
    70,
    120,
    420,
    560,
    `<rect x="70" y="120" width="420" height="560" fill="#cdbfa8"/>${shelf()}${personSvg(person, { chinX: 300, chinY: 500, headHeight: 200, tiltDeg: -5 })}`,
    10,
  );
  const [x, y, height] = [624, 96, 560];
  const pxPerMm = height / 45;
  const width = 35 * pxPerMm;
  const place = personPlace(standardFrame, person);
  const chin = y + place.chinY * pxPerMm;
  const crown = chin - place.headHeight * pxPerMm;
  const arrow = stroke("M516 400H598M586 388L598 400L586 412", palette.light.accent, 2);
  return picture(
    1200,
    800,
    [
      gridPaper(0, 0, 1200, 800, pxPerMm),
      snapshot,
      stroke(roundedRect(70, 120, 420, 560, 10)),
      stroke(
        "M200 274H406V539H200ZM303 262V286M303 527V551M188 406H212M394 406H418",
        palette.light.surface,
        3,
      ),
      arrow,
      photo("document", person, x, y, height),
      extension(`M${x} ${crown}H${x + width + 32}M${x} ${chin}H${x + width + 32}`),
      dimension("y", x + width + 24, crown, chin, "34", 18),
      extension(
        `M${x} ${y + height + 8}V${y + height + 50}M${x + width} ${y + height + 8}V${y + height + 50}`,
      ),
      dimension("x", y + height + 42, x, x + width, "35", 18),
      extension(`M${x + width + 6} ${y}H${x + width + 78}M${x + width + 6} ${y + height}H${x + width + 78}`),
      dimension("y", x + width + 70, y, y + height, "45", 18),
    ].join(""),
  );
}

/** The room that a snapshot has behind it: a shelf with books, a picture, a plant. */
function shelf(): string {
  const books = ["#8a4b3c", "#3f6066", "#b8923f", "#5d6f57", "#4d4458", "#a8734a", "#2f3a44", "#7b8f92"];
  const row = (y: number, shift: number) =>
    books.map((fill, index) => {
      const tall = 74 + ((index * 5 + shift) % 4) * 9;
      const x = 78 + index * 26 + ((index + shift) % 3) * 2;
      return shape(
        `M${x} ${y - tall}h22v${tall}h-22z`,
        books[(index + shift) % books.length] ?? fill,
        "#3a2c1e",
        1,
      );
    });
  return [
    ...row(250, 0),
    stroke("M70 252H300", "#6b5138", 8),
    ...row(400, 3),
    stroke("M70 402H300", "#6b5138", 8),
    shape("M352 170H460V300H352Z", "#f3f1eb", "#3a2c1e", 3),
    stroke("M364 282L392 236L412 262L432 220L450 282Z", "#7c8f76", 3),
  ].join("");
}
