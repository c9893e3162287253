import { writePercent } from "../../write-number";

/** A number with its sign, on either side of it, spaced or not. */
const percentage = /%\s?\d+|\d+\s?%/g;

/** Which space it is and marks of direction are the typesetter's; whether there is one is the language's. */
const bare = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, "").replace(/\s/g, " ");

/** Why a percentage in a text is not the language's: "100 %" in Polish, "100%" in German; undefined when all are. */
export function percentFault(bcp47: string, text: string): string | undefined {
  for (const [found] of text.matchAll(percentage)) {
    const wanted = bare(writePercent(Number(found.replace(/\D/g, "")), bcp47));
    if (bare(found) !== wanted) return `writes "${found}", the language "${wanted}"`;
  }
  return undefined;
}
