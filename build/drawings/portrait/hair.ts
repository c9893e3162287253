/** A hair style in head units: what lies behind head and shoulders, what lies over the forehead, and how far up it goes. */
export interface HairStyle {
  behind: string;
  over: string;
  /** Top of the hair; 0 is the skull's top, negative is above it. */
  topY: number;
  hidesEars?: true;
}

interface HairColours {
  hair: string;
  sheen: string;
}

/** Hair that lies close to the skull: outer edge `up` units above it, hairline along the given curve. */
const cap = (up: number, hairline: string, hair: string): string =>
  `<path d="M-35.5 ${50 - up}C-38 14 -24 ${-up * 1.33} 0 ${-up}C24 ${-up * 1.33} 38 14 35.5 ${50 - up}L33.6 50C33.5 44 32.5 36 30 31${hairline}C-32.5 36 -33.5 44 -33.6 50Z" fill="${hair}"/>`;

const strand = (d: string, sheen: string): string =>
  `<path d="${d}" fill="none" stroke="${sheen}" stroke-width="1.1" stroke-linecap="round"/>`;

/** Circles along an arc, which suggest curls. */
function curls(
  centreY: number,
  radiusX: number,
  radiusY: number,
  curl: number,
  fromDeg: number,
  toDeg: number,
  fill: string,
): string {
  const step = (curl / radiusX) * 55;
  let circles = "";
  for (let deg = fromDeg; deg <= toDeg; deg += step) {
    const angle = (deg * Math.PI) / 180;
    // An even wobble: curls of one size look like beads.
    const wobble = 1 + 0.1 * Math.sin(deg * 1.7);
    const [x, y] = [radiusX * Math.cos(angle), centreY + radiusY * Math.sin(angle)];
    circles += `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(curl * wobble).toFixed(2)}" fill="${fill}"/>`;
  }
  return circles;
}

const straightLine = "C20 20 -20 20 -30 31";
const highLine = "C27 17 12 13 0 13C-12 13 -27 17 -30 31";
const sideParting = "C26 24 8 22 -12 12C-20 16 -27 22 -30 31";
const fringeLine = "C24 37 -24 37 -30 31";

export const hairStyles = {
  bald: ({ hair }: HairColours): HairStyle => ({
    behind: "",
    over: `<path d="M-33.9 36C-34.6 44 -34.6 52 -33.2 58C-31 50 -31.5 42 -33.9 36ZM33.9 36C34.6 44 34.6 52 33.2 58C31 50 31.5 42 33.9 36Z" fill="${hair}"/>`,
    topY: 0,
  }),
  cropped: ({ hair }: HairColours): HairStyle => ({ behind: "", over: cap(1.6, highLine, hair), topY: -1.6 }),
  short: ({ hair, sheen }: HairColours): HairStyle => ({
    behind: "",
    over:
      cap(5, sideParting, hair) +
      strand("M-12 12C2 18 18 20 27 26", sheen) +
      strand("M-16 6C-4 2 14 4 24 13", sheen),
    topY: -5,
  }),
  fringe: ({ hair, sheen }: HairColours): HairStyle => ({
    behind: `<path d="M-37 40C-41 62 -40 80 -36 92L36 92C40 80 41 62 37 40Z" fill="${hair}"/>`,
    over: `${cap(5, fringeLine, hair)}<path d="M-35.5 45C-38 62 -37 80 -33 92C-31 82 -31 70 -33.6 50ZM35.5 45C38 62 37 80 33 92C31 82 31 70 33.6 50Z" fill="${hair}"/>${strand("M-10 6C-14 16 -17 24 -18 32", sheen)}${strand("M8 4C14 14 17 24 18 32", sheen)}`,
    topY: -5,
    hidesEars: true,
  }),
  long: ({ hair, sheen }: HairColours): HairStyle => ({
    behind: `<path d="M-37 34C-44 70 -46 110 -43 146C-30 152 30 152 43 146C46 110 44 70 37 34Z" fill="${hair}"/>`,
    over: `${cap(5.5, "C22 26 6 20 0 8C-6 20 -22 26 -30 31", hair)}<path d="M-35.5 44C-41 76 -43 116 -42 146C-33 148 -27 140 -25.5 124C-29 100 -31 76 -33.6 50ZM35.5 44C41 76 43 116 42 146C33 148 27 140 25.5 124C29 100 31 76 33.6 50Z" fill="${hair}"/>${strand("M-36 70C-38 98 -38 122 -36 142", sheen)}${strand("M36 70C38 98 38 122 36 142", sheen)}`,
    topY: -5.5,
    hidesEars: true,
  }),
  bun: ({ hair, sheen }: HairColours): HairStyle => ({
    behind: `<ellipse cx="0" cy="-10" rx="16" ry="13.5" fill="${hair}"/>${strand("M-9 -15C-3 -20 6 -19 11 -12", sheen)}`,
    over:
      cap(3, highLine, hair) +
      strand("M-20 10C-12 4 -6 1 -2 -2", sheen) +
      strand("M20 10C12 4 6 1 2 -2", sheen),
    topY: -23.5,
  }),
  curly: ({ hair }: HairColours): HairStyle => ({
    behind: `<path d="M-36 20C-52 46 -54 84 -44 108C-30 122 30 122 44 108C54 84 52 46 36 20Z" fill="${hair}"/>${curls(36, 41, 40, 6.5, 180, 360, hair)}${curls(70, 47, 46, 6.5, -42, 58, hair)}${curls(70, 47, 46, 6.5, 122, 222, hair)}`,
    over: `${cap(4, straightLine, hair)}${curls(33, 30, 13, 5.5, 190, 350, hair)}`,
    topY: -10.5,
  }),
  afro: ({ hair }: HairColours): HairStyle => ({
    behind: `<ellipse cx="0" cy="29" rx="53" ry="51" fill="${hair}"/>${curls(30, 53, 50, 5, 100, 440, hair)}`,
    over: `${cap(6, straightLine, hair)}${curls(33, 31, 13, 3.6, 190, 350, hair)}`,
    topY: -24.9,
  }),
  locs: ({ hair, sheen }: HairColours): HairStyle => {
    const loc = (x: number, endY: number) =>
      `M${x * 0.5} 2C${x * 0.98} 12 ${x} 40 ${x * 1.02} 70C${x * 1.04} 90 ${x} 104 ${x * 0.98} ${endY}`;
    const pairs = [31, 36, 41].flatMap((x, index) => [loc(x, 120 - index * 5), loc(-x, 122 - index * 6)]);
    const ropes = (width: number) =>
      pairs
        .map(
          (d) =>
            `<path d="${d}" fill="none" stroke="${hair}" stroke-width="${width}" stroke-linecap="round"/>`,
        )
        .join("");
    const twists = pairs
      .map(
        (d) => `<path d="${d}" fill="none" stroke="${sheen}" stroke-width="5" stroke-dasharray="0.9 4.2"/>`,
      )
      .join("");
    return {
      behind: ropes(7.4) + twists,
      over: cap(5, "C22 22 10 15 0 14C-10 15 -22 22 -30 31", hair),
      topY: -5,
      hidesEars: true,
    };
  },
  scarf: ({ hair, sheen }: HairColours): HairStyle => ({
    behind: `<path d="M-40 34C-46 84 -60 118 -72 142C-40 170 40 170 72 142C60 118 46 84 40 34Z" fill="${hair}"/>`,
    over: `<path fill-rule="evenodd" d="M0 -7C28 -7 43 14 42 44C41.5 74 40 92 52 122C36 146 -36 146 -52 122C-40 92 -41.5 74 -42 44C-43 14 -28 -7 0 -7ZM0 14C-20 14 -30.5 28 -31 48C-31.3 66 -27 79 -24 85C-17 96 -8 99.8 0 99.800C8 99.8 17 96 24 85C27 79 31.3 66 31 48C30.5 28 20 14 0 14Z" fill="${hair}"/>${strand("M-36 86C-24 104 10 116 44 118", sheen)}${strand("M-38 60C-34 90 -16 108 6 114", sheen)}${strand("M-30 8C-16 -1 14 -2 30 9", sheen)}`,
    topY: -7,
    hidesEars: true,
  }),
} as const satisfies Record<string, (colours: HairColours) => HairStyle>;

export type HairStyleName = keyof typeof hairStyles;
