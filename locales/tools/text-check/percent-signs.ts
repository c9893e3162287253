import { writePercent } from "../../write-number";

/** A number with its sign on either side, with or without a space. */
const percentage = /%\s?\d+|\d+\s?%/g;

/** The kind of space and direction marks are ignored; whether there is a space depends on the language. */
const bare = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, "").replace(/\s/g, " ");

/**
 * Why a percentage is not formatted as in the language: "100 %" in Polish, "100%" in German; undefined if all are.
 */
export function percentFault(bcp47: string, text: string): string | undefined {
  for (const [found] of text.matchAll(percentage)) {
    const wanted = bare(writePercent(Number(found.replace(/\D/g, "")), bcp47));
    if (bare(found) !== wanted) return `writes "${found}", the language "${wanted}"`;
  }
  return undefined;
}
