import { isForBaby } from "../contract/document/for-child";
import type { DrawingFrame } from "./drawing-frame";

/** Six skin tones over the Monk scale's range, and natural hair colours, without a default person. */
export const skinTones = ["#f3dfcf", "#e5c3a6", "#cf9f78", "#ab7650", "#7d5136", "#5f412f"] as const;
export const hairTones = ["#2a211d", "#4a3527", "#7b5a3c", "#8d8d8d", "#1c1a1a", "#a9793f"] as const;
export const clothTones = ["#3d4f63", "#5b6470", "#6b4a52", "#2f5d57", "#7a6a4f", "#39414d"] as const;
/** Visible in every beard. */
export const lipTone = "#b5736a";

export const hairStyles = ["short", "bob", "coils", "bald", "parted"] as const;
/** Of a baby, whose face has other proportions too. */
export type HairStyle = (typeof hairStyles)[number] | "baby";

export interface PortraitLook {
  skin: string;
  hair: string;
  cloth: string;
  style: HairStyle;
}

const pick = <T>(values: readonly T[], seed: number): T => values[seed % values.length]!;

/**
 * The same document always shows the same person; neighbours in a list differ.
 * @param crown what the head is measured to: where that is the hair, the person has some
 */
export function portraitLookFor(seedText: string, crown?: DrawingFrame["crown"]): PortraitLook {
  let seed = 7;
  for (const character of seedText) seed = (seed * 31 + character.charCodeAt(0)) >>> 0;
  const style = isForBaby(seedText) ? "baby" : pick(hairStyles, seed >>> 9);
  return {
    skin: pick(skinTones, seed),
    hair: pick(hairTones, seed >>> 3),
    cloth: pick(clothTones, seed >>> 6),
    style: style === "bald" && crown === "hair" ? "short" : style,
  };
}
