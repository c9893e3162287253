import {
  type ClothColour,
  clothColours,
  type HairColour,
  hairColours,
  type SkinTone,
  skinTones,
} from "./colours";
import { beard, body, ears, eyeX, eyeY, features, glasses, head } from "./face";
import { type HairStyle, type HairStyleName, hairStyles } from "./hair";

export interface Person {
  skinTone: SkinTone;
  hair: HairStyleName;
  hairColour: HairColour;
  cloth: ClothColour;
  glasses: "none" | "clear" | "dark";
  beard: boolean;
  eyesOpen: number;
  mouthOpen: boolean;
  /** -1 to the picture's left, 0 straight, 1 to its right. */
  gaze: number;
  /** Width of the head against the usual; people differ by about a tenth. */
  headWidthRatio: number;
}

export const usualPerson: Person = {
  skinTone: 3,
  hair: "short",
  hairColour: "darkBrown",
  cloth: "petrol",
  glasses: "none",
  beard: false,
  eyesOpen: 1,
  mouthOpen: false,
  gaze: 0,
  headWidthRatio: 1.05,
};

/** Where the head stands in a picture; lengths in the picture's units (pixels, or millimetres for a sample). */
export interface Place {
  chinX: number;
  chinY: number;
  /** Skull's top to chin. */
  headHeight: number;
  /** Clockwise, about the middle of the eyes. */
  tiltDeg: number;
}

/** What a measuring engine should find, in the picture's units. */
export interface PortraitTruth {
  crown: [number, number];
  hairTop: [number, number];
  chin: [number, number];
  /** The person's own left eye: on the right of the picture. */
  leftEye: [number, number];
  rightEye: [number, number];
  tiltDeg: number;
}

/** The person alone, without a background, as an SVG group. */
export function personSvg(person: Person, place: Place): string {
  const skin = skinTones[person.skinTone - 1]!;
  const colours = person.hair === "scarf" ? scarfColours(person) : hairColours[person.hairColour];
  const style: HairStyle = hairStyles[person.hair](colours);
  const brows = person.hair === "scarf" ? hairColours.black.hair : colours.hair;
  const face = [
    style.hidesEars ? "" : ears(skin),
    head(skin),
    features(skin, {
      eyesOpen: person.eyesOpen,
      mouthOpen: person.mouthOpen,
      gaze: person.gaze,
      browColour: person.hairColour === "white" ? hairColours.grey.hair : brows,
      irisColour: person.skinTone <= 2 ? "#5c6f6a" : "#3a251a",
    }),
    person.beard ? beard(hairColours[person.hairColour].hair) : "",
    style.over,
    person.glasses === "none" ? "" : glasses(person.glasses === "dark"),
  ].join("");
  const scale = place.headHeight / 100;
  return `<g transform="translate(${place.chinX} ${place.chinY}) scale(${scale}) translate(0 -100) rotate(${place.tiltDeg} 0 ${eyeY})"><g transform="scale(${person.headWidthRatio} 1)">${style.behind}</g>${body(skin, clothColours[person.cloth])}<g transform="scale(${person.headWidthRatio} 1)">${face}</g></g>`;
}

function scarfColours(person: Person): { hair: string; sheen: string } {
  const other: ClothColour = person.cloth === "plum" ? "sage" : "plum";
  return { hair: clothColours[other].cloth, sheen: clothColours[other].fold };
}

/**
 * Where the drawn face has its points.
 * @internal What tests measure with.
 */
export function portraitTruth(person: Person, place: Place): PortraitTruth {
  const colours = hairColours[person.hairColour];
  const topY = hairStyles[person.hair](colours).topY;
  const at = (x: number, y: number): [number, number] => {
    const angle = (place.tiltDeg * Math.PI) / 180;
    const [dx, dy] = [x * person.headWidthRatio, y - eyeY];
    const scale = place.headHeight / 100;
    return [
      place.chinX + scale * (dx * Math.cos(angle) - dy * Math.sin(angle)),
      place.chinY + scale * (dx * Math.sin(angle) + dy * Math.cos(angle) + eyeY - 100),
    ];
  };
  return {
    crown: at(0, 0),
    hairTop: at(0, topY),
    chin: at(0, 100),
    leftEye: at(eyeX, eyeY),
    rightEye: at(-eyeX, eyeY),
    tiltDeg: place.tiltDeg,
  };
}
