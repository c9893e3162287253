import { type Person, usualPerson } from "./portrait/portrait";

/** Drawn people: six skin tones, varied hair, none of them real. None has the head covered, which documents accept by exception. */
export const people: readonly Person[] = [
  { ...usualPerson, skinTone: 4, hair: "curly", hairColour: "black", cloth: "petrol", headWidthRatio: 1.04 },
  {
    ...usualPerson,
    skinTone: 2,
    hair: "cropped",
    hairColour: "black",
    cloth: "rust",
    beard: true,
    headWidthRatio: 1.08,
  },
  { ...usualPerson, skinTone: 6, hair: "cropped", hairColour: "black", cloth: "ochre", headWidthRatio: 1.07 },
  { ...usualPerson, skinTone: 3, hair: "fringe", hairColour: "black", cloth: "plum", headWidthRatio: 1.05 },
  {
    ...usualPerson,
    skinTone: 1,
    hair: "bald",
    hairColour: "grey",
    cloth: "ink",
    beard: true,
    headWidthRatio: 1.06,
  },
  { ...usualPerson, skinTone: 5, hair: "locs", hairColour: "black", cloth: "sage", headWidthRatio: 1.06 },
  { ...usualPerson, skinTone: 3, hair: "long", hairColour: "black", cloth: "petrol", headWidthRatio: 1.04 },
  { ...usualPerson, skinTone: 1, hair: "long", hairColour: "red", cloth: "sage", headWidthRatio: 1.03 },
  { ...usualPerson, skinTone: 4, hair: "short", hairColour: "darkBrown", cloth: "ink", headWidthRatio: 1.06 },
  { ...usualPerson, skinTone: 6, hair: "afro", hairColour: "black", cloth: "rust", headWidthRatio: 1.04 },
  { ...usualPerson, skinTone: 2, hair: "short", hairColour: "grey", cloth: "petrol", headWidthRatio: 1.07 },
  { ...usualPerson, skinTone: 1, hair: "fringe", hairColour: "white", cloth: "plum", headWidthRatio: 1.05 },
];
