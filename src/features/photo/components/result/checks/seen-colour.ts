import { deltaE, labOfRgb, rgbOfHex } from "../../../../../../photo/core/raster/colour";
import { type BackgroundName, backgroundKeys } from "../../../../../components/requirement/background-names";

const keys = {
  ...backgroundKeys,
  black: "colourName.black",
  "dark-grey": "colourName.dark-grey",
  grey: "colourName.grey",
  brown: "colourName.brown",
  yellow: "colourName.yellow",
  green: "colourName.green",
  purple: "colourName.purple",
  pink: "colourName.pink",
} as const;

type SeenName = Exclude<keyof typeof keys, "not-stated">;

/** Shades that photographed walls have, by what people call them. */
const shades: Record<SeenName, readonly string[]> = {
  white: ["#ffffff"],
  "off-white": ["#f7f7f5"],
  "light-grey": ["#eaeaea", "#d2d2d2"],
  grey: ["#b8b8b8", "#9a9a9a", "#7c7c7c"],
  "dark-grey": ["#606060", "#444444"],
  black: ["#262626", "#000000"],
  cream: ["#f5efdc", "#e3d3bd", "#cdb899"],
  brown: ["#a8835c", "#805a34", "#553820", "#3a271a"],
  yellow: ["#f6eda6", "#f2d94e", "#c4a52e"],
  green: ["#cfe3c8", "#8fbf86", "#4f8f4f", "#2d5a33", "#1c3322"],
  "light-blue": ["#dcebf7", "#b5d0ea"],
  blue: ["#7fa8d4", "#438edb", "#2b5a9c", "#1d2f57"],
  purple: ["#cbbcdf", "#9277b5", "#5d4080", "#33234a"],
  red: ["#d9001b", "#c4564f", "#8e1b22", "#4d1216"],
  pink: ["#f6d5da", "#e8a5b3", "#c97a8b"],
};

/** Shades of one colour: the next of them is a true name where the first is the required one. */
const families: readonly (readonly SeenName[])[] = [
  ["white", "off-white", "light-grey", "grey", "dark-grey", "black"],
  ["light-blue", "blue"],
];

/**
 * The key of a name for the measured colour of a background, in `common.json`; null if it has no other name than a
 * required one.
 *
 * @param hex "#rrggbb"
 * @param required what it is not: the check has found that it differs
 */
export function seenColourKey(hex: string, required: readonly BackgroundName[]) {
  const seen = labOfRgb(rgbOfHex(hex));
  const distance = (name: SeenName) =>
    Math.min(...shades[name].map((shade) => deltaE(seen, labOfRgb(rgbOfHex(shade)))));
  const isOther = (name: SeenName) => !(required as string[]).includes(name);
  const [nearest, ...farther] = (Object.keys(shades) as SeenName[]).sort((a, b) => distance(a) - distance(b));
  const family = families.find((names) => names.includes(nearest!));
  const name = isOther(nearest!) ? nearest : farther.find((each) => isOther(each) && family?.includes(each));
  return name ? keys[name] : null;
}
