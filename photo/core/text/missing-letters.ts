import type { Matte } from "../types";

/** Draws a letter; null if there is no ink. */
type DrawLetter = (letter: string, emPx: number) => Promise<Matte | null>;

const probeEmPx = 40;
const maxKnown = 4000;

/** No font has glyphs for these: Pango and browsers draw a box, of another width beyond the basic plane. */
const probes = { basic: "\uf8fe", beyond: "\u{10fffd}" };

/** The part with ink. */
function trimmed({ widthPx, heightPx, alpha }: Matte): Matte {
  let [left, right, top, bottom] = [widthPx, -1, heightPx, -1];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (alpha[y * widthPx + x]! <= 32) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const rows = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, row) =>
    alpha.subarray((top + row) * widthPx + left, (top + row) * widthPx + right + 1),
  );
  const ink = new Uint8Array(rows.reduce((sum, row) => sum + row.length, 0));
  for (const [row, values] of rows.entries()) ink.set(values, row * values.length);
  return { widthPx: rows[0]?.length ?? 0, heightPx: rows.length, alpha: ink };
}

/** Ink along all four sides without a gap, as wide and high as a letter: an alef or a dash is a bar, not a box. */
function isBox({ widthPx, heightPx, alpha }: Matte): boolean {
  if (Math.min(widthPx, heightPx) < probeEmPx / 2) return false;
  const isInk = (x: number, y: number) => alpha[y * widthPx + x]! > 32;
  const middleOf = (lengthPx: number) => Array.from({ length: lengthPx - 8 }, (_, index) => index + 4);
  const nearEdge = [0, 1, 2, 3];
  return (
    nearEdge.some((y) => middleOf(widthPx).every((x) => isInk(x, y))) &&
    nearEdge.some((y) => middleOf(widthPx).every((x) => isInk(x, heightPx - 1 - y))) &&
    nearEdge.some((x) => middleOf(heightPx).every((y) => isInk(x, y))) &&
    nearEdge.some((x) => middleOf(heightPx).every((y) => isInk(widthPx - 1 - x, y)))
  );
}

/** Drawn like a letter that no font has. Some real letters are boxes, such as 口, but of another size. */
function isLike(letter: Matte, probe: Matte): boolean {
  if (letter.widthPx !== probe.widthPx || letter.heightPx !== probe.heightPx) return false;
  return isBox(letter) || letter.alpha.every((value, i) => value === probe.alpha[i]);
}

/**
 * Whether a text has letters that this machine would draw as boxes.
 * Latin letters are not asked about: every machine has them.
 */
export function missingLetters(draw: DrawLetter): (text: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  const ink = async (letter: string) => {
    const drawn = await draw(letter, probeEmPx);
    return drawn && trimmed(drawn);
  };
  const isMissing = async (letter: string): Promise<boolean> => {
    if (/\p{Private_Use}/u.test(letter)) return true;
    const drawn = await ink(letter);
    const probe = await ink(letter.codePointAt(0)! > 0xffff ? probes.beyond : probes.basic);
    return drawn === null || (probe !== null && isLike(drawn, probe));
  };
  return async (text) => {
    const foreign = new Set(
      [...text].filter((letter) => letter > "\u024f" && /[\p{L}\p{N}\p{Co}]/u.test(letter)),
    );
    for (const letter of foreign) {
      if (known.size >= maxKnown) known.clear();
      if (!known.has(letter)) known.set(letter, await isMissing(letter));
      if (known.get(letter)) return true;
    }
    return false;
  };
}
