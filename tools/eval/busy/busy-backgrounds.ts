import sharp from "sharp";
import type { Rgb } from "../../../photo/core/raster/colour";
import type { Raster } from "../../../photo/core/types";

/** Mulberry32: the same scene on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Scene {
  widthPx: number;
  heightPx: number;
  /** 0 to 1, or from `least` to `most`. */
  any(least?: number, most?: number): number;
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue.toFixed(0)},${saturation.toFixed(0)}%,${lightness.toFixed(0)}%)`;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const ground = (colour: string): string => `<rect width="100%" height="100%" fill="${colour}"/>`;

function leaves({ widthPx, heightPx, any }: Scene, count: number, hue: [number, number]): string {
  return times(count, () => {
    const length = any(12, 46);
    const place = `translate(${any(0, widthPx)} ${any(0, heightPx)}) rotate(${any(0, 360)})`;
    const colour = hsl(any(...hue), any(25, 70), any(8, 62));
    return `<path transform="${place}" fill="${colour}" d="M0 0Q${length / 2} ${-length / 3} ${length} 0Q${length / 2} ${length / 3} 0 0"/>`;
  });
}

/** Each draws the inside of an SVG as large as the photograph. */
const scenes: Record<string, (scene: Scene) => string> = {
  wall: () => ground("#d6d5d0"),
  foliage: (scene) => ground("#141a10") + leaves(scene, 2600, [70, 130]),
  bricks: ({ widthPx, heightPx, any }) => {
    const rows = Math.ceil(heightPx / 42);
    return (
      ground("#b9b0a4") +
      times(rows, (row) =>
        times(Math.ceil(widthPx / 108) + 1, (column) => {
          const x = column * 108 - (row % 2) * 54;
          return `<rect x="${x}" y="${row * 42}" width="100" height="35" fill="${hsl(any(8, 24), any(30, 55), any(28, 52))}"/>`;
        }),
      )
    );
  },
  shelf: ({ widthPx, heightPx, any }) => {
    const boards = Math.ceil(heightPx / 240);
    const books = Math.ceil(widthPx / 26);
    return (
      ground("#2b1d14") +
      times(boards, (board) => {
        const foot = (board + 1) * 240;
        const spines = times(books, (book) => {
          const height = any(140, 205);
          return `<rect x="${book * 26 + any(0, 6)}" y="${foot - height}" width="${any(14, 25)}" height="${height}" fill="${hsl(any(0, 360), any(10, 70), any(12, 75))}"/>`;
        });
        return `${spines}<rect y="${foot}" width="100%" height="20" fill="#7a5736"/>`;
      })
    );
  },
  "city lights": ({ widthPx, heightPx, any }) =>
    ground("#0b0d18") +
    times(170, () => {
      const colour = hsl(any(20, 60) + (any() < 0.25 ? 180 : 0), any(50, 100), any(45, 85));
      return `<circle cx="${any(0, widthPx)}" cy="${any(0, heightPx)}" r="${any(8, 46)}" fill="${colour}" fill-opacity="${any(0.25, 0.8)}"/>`;
    }),
  checkers: ({ widthPx, heightPx }) =>
    ground("#e9e6dc") +
    times(Math.ceil(heightPx / 50), (row) =>
      times(Math.ceil(widthPx / 100), (column) => {
        const x = column * 100 + (row % 2) * 50;
        return `<rect x="${x}" y="${row * 50}" width="50" height="50" fill="#23262b"/>`;
      }),
    ),
  cloth: ({ widthPx, heightPx, any }) =>
    ground("#5b2638") +
    times(90, () => {
      const x = any(-60, widthPx);
      const sway = any(-70, 70);
      const d = `M${x} 0C${x + sway} ${heightPx / 3} ${x - sway} ${(2 * heightPx) / 3} ${x + sway / 2} ${heightPx}`;
      return `<path d="${d}" fill="none" stroke="${hsl(any(325, 350), any(35, 60), any(10, 48))}" stroke-opacity="0.5" stroke-width="${any(8, 40)}"/>`;
    }),
  "blossoming tree": (scene) => {
    const { widthPx, heightPx, any } = scene;
    const twigs = times(120, () => {
      const [x, y] = [any(0, widthPx), any(0, heightPx)];
      return `<path d="M${x} ${y}q${any(-60, 60)} ${any(-60, 60)} ${any(-160, 160)} ${any(-160, 160)}" fill="none" stroke="${hsl(25, 25, any(10, 28))}" stroke-width="${any(1, 9)}"/>`;
    });
    const blossoms = times(900, () => {
      const colour = hsl(any(325, 350), any(30, 80), any(70, 96));
      return `<circle cx="${any(0, widthPx)}" cy="${any(0, heightPx)}" r="${any(3, 14)}" fill="${colour}"/>`;
    });
    return ground("#9fb4c8") + leaves(scene, 500, [80, 110]) + twigs + blossoms;
  },
};

/** A wall of one colour, uneven as paint under a lamp is. */
const painted = ([r, g, b]: Rgb): string =>
  `<defs><radialGradient id="lamp"><stop stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient></defs>${ground(`rgb(${r},${g},${b})`)}<rect width="100%" height="100%" fill="url(#lamp)"/>`;

export const ofHair = "of the hair's colour";
export const ofSkin = "of the skin's colour";
export const busyBackgrounds = [...Object.keys(scenes), ofHair, ofSkin];

/** The background `name` in the size of a photograph, a little out of focus as behind a person, with a sensor's noise. */
export async function drawBackground(
  name: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  person: { hair: Rgb; skin: Rgb },
): Promise<Raster> {
  const draw = random(busyBackgrounds.indexOf(name) + 1);
  const any = (least = 0, most = 1): number => least + (most - least) * draw();
  const own = name === ofHair ? person.hair : person.skin;
  const drawn = scenes[name]?.({ widthPx, heightPx, any }) ?? painted(own);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${drawn}</svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().blur(1.2).raw().toBuffer();
  const pixels = Uint8Array.from(data, (sample) => Math.max(0, Math.min(255, sample + any(-5, 5))));
  return { widthPx, heightPx, channels: 3, pixels };
}
