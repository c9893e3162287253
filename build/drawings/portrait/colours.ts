/** Six skin tones, light to deep. Each has its own shade and lips: a darker copy of one colour looks like ash. */
export const skinTones = [
  { skin: "#f1d3bf", shade: "#dbab93", lips: "#c47f77", line: "#8f5a45" },
  { skin: "#e4b795", shade: "#c98f6c", lips: "#b56b5c", line: "#7d4a32" },
  { skin: "#cd9a70", shade: "#ad774e", lips: "#a15d4c", line: "#6a3d24" },
  { skin: "#a8744a", shade: "#875632", lips: "#8a4a3c", line: "#4f2d18" },
  { skin: "#7d5136", shade: "#613a24", lips: "#94564a", line: "#38200f" },
  { skin: "#553625", shade: "#402518", lips: "#80504a", line: "#22120a" },
] as const;

export type SkinTone = 1 | 2 | 3 | 4 | 5 | 6;

export const hairColours = {
  black: { hair: "#1d1a1b", sheen: "#36302f" },
  darkBrown: { hair: "#3b2820", sheen: "#573d30" },
  brown: { hair: "#6a4630", sheen: "#855c41" },
  fair: { hair: "#c29a62", sheen: "#d6b583" },
  red: { hair: "#94472a", sheen: "#b0623f" },
  grey: { hair: "#8d8f92", sheen: "#a9abae" },
  white: { hair: "#d8d8d5", sheen: "#ebebe8" },
} as const;

export type HairColour = keyof typeof hairColours;

/** Clothes and scarves: quiet, and none of them a usual background colour. */
export const clothColours = {
  petrol: { cloth: "#2f6a70", fold: "#24545a" },
  ink: { cloth: "#2b3440", fold: "#1f262f" },
  rust: { cloth: "#a9583a", fold: "#8b452c" },
  ochre: { cloth: "#b98a3c", fold: "#9b712c" },
  sage: { cloth: "#7c8f76", fold: "#66785f" },
  plum: { cloth: "#6a4258", fold: "#543346" },
} as const;

export type ClothColour = keyof typeof clothColours;
