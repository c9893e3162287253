import { deltaE, labOfRgb, rgbOfHex } from "../../photo/core/raster/colour";

/** Backgrounds named by authorities, with our colours where the source gives no number. */
export const namedColours: Readonly<Record<string, string>> = {
  white: "#ffffff",
  "off-white": "#f7f7f5",
  cream: "#f5efdc",
  "light-grey": "#eaeaea",
  "light-blue": "#dcebf7",
  blue: "#438edb",
  red: "#ff0000",
};

const labOfHex = (hex: string) => labOfRgb(rgbOfHex(hex));

/** The name of the most similar colour ("#rrggbb"). */
export function nearestName(hex: string): string {
  const lab = labOfHex(hex);
  const far = (name: string) => deltaE(lab, labOfHex(namedColours[name]!));
  return Object.keys(namedColours).reduce((best, name) => (far(name) < far(best) ? name : best));
}
