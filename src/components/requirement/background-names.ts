import { unstatedBackground } from "../../../contract/codes";
import { deltaE, labOfRgb, rgbOfHex } from "../../../photo/core/raster/colour";

/** Keys into `common.json` for every colour used by documents. */
export const backgroundKeys = {
  white: "backgroundName.white",
  "off-white": "backgroundName.off-white",
  cream: "backgroundName.cream",
  "light-grey": "backgroundName.light-grey",
  "light-blue": "backgroundName.light-blue",
  blue: "backgroundName.blue",
  red: "backgroundName.red",
  [unstatedBackground]: "backgroundName.not-stated",
} as const;

export type BackgroundName = Exclude<keyof typeof backgroundKeys, typeof unstatedBackground>;

/** Reference colours of the names; documents use these and shades of them. */
const samples: Record<BackgroundName, string> = {
  white: "#ffffff",
  "off-white": "#f7f7f5",
  cream: "#f5efdc",
  "light-grey": "#eaeaea",
  "light-blue": "#dcebf7",
  blue: "#438edb",
  red: "#d9001b",
};

const difference = (a: string, b: string): number => deltaE(labOfRgb(rgbOfHex(a)), labOfRgb(rgbOfHex(b)));

/** The name of the nearest colour. @param hex "#rrggbb" */
export const nameOfColour = (hex: string): BackgroundName =>
  (Object.keys(samples) as BackgroundName[]).reduce((best, name) =>
    difference(hex, samples[name]) < difference(hex, samples[best]) ? name : best,
  );
