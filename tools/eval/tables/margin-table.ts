import type { Check } from "../../../photo/core/types";
import { percentile } from "../percentiles";
import type { ChangedPhoto } from "../stability";
import { unseenMeasures } from "./tail-table";

export const tones = ["dark", "middle", "light"] as const;

type Tone = (typeof tones)[number];

/** How near decent portraits come to a limit, beside how far a change that nobody sees moves the measure. */
export interface MarginRow {
  check: string;
  limit: number;
  unit: string | null;
  photos: number;
  /** 95 % of the changes move the measure by no more, near the limit if enough photographs lie there. */
  movement: number;
  /** The values nearest to the limit and beyond it, the nearest last. */
  nearest: Record<Tone, number[]>;
  /** From the nearest value of any tone that keeps the limit to the limit, in movements. */
  margin: number;
}

/** Fewer portraits tell nothing of a limit. */
const photosMin = 20;

/** Nearest values shown for each skin tone. */
const shownPerTone = 2;

/** Movements are taken of the photographs nearest to the limit: many measures move more the larger they are. */
const nearShare = 0.25;

interface Measured {
  tone: Tone;
  value: number;
  moves: number[];
}

const sameMeasure = (one: Check, other: Check): boolean =>
  one.rule === other.rule && one.unit === other.unit && one.min === other.min && one.max === other.max;

function rowOf(check: Check, limit: number, side: 1 | -1, measured: Measured[]): MarginRow {
  const sorted = [...measured].sort((a, b) => side * (a.value - b.value));
  const nearest = Object.fromEntries(
    tones.map((tone) => [
      tone,
      sorted
        .filter((one) => one.tone === tone)
        .slice(-shownPerTone)
        .map(({ value }) => value),
    ]),
  ) as Record<Tone, number[]>;
  const near = sorted.slice(-Math.ceil(nearShare * sorted.length));
  const movement = percentile(
    near.flatMap(({ moves }) => moves),
    0.95,
  );
  const kept = sorted.filter(({ value }) => side * (limit - value) >= 0).at(-1);
  return {
    check: check.rule,
    limit,
    unit: check.unit,
    photos: measured.length,
    movement,
    nearest,
    margin: kept ? (side * (limit - kept.value)) / movement : Number.NaN,
  };
}

/**
 * For each limit the portraits on which nobody saw a fault of its kind. Of a check that measures several things, each is counted where
 * it is the one that is told before and after the change.
 */
export function marginTable(changed: readonly ChangedPhoto[]): MarginRow[] {
  const groups = new Map<string, { check: Check; photos: Map<string, Measured> }>();
  for (const { entry, change, before, after } of changed) {
    const tone = entry.person?.tone;
    if (!tone) continue;
    for (const check of unseenMeasures(entry, before)) {
      const key = `${check.rule} ${check.unit} ${check.min} ${check.max}`;
      const group = groups.get(key) ?? { check, photos: new Map<string, Measured>() };
      groups.set(key, group);
      const photo = group.photos.get(entry.file) ?? { tone, value: Number(check.measured), moves: [] };
      group.photos.set(entry.file, photo);
      const then = after.checks.find((other) => sameMeasure(other, check));
      if (typeof then?.measured !== "number") continue;
      // A mirror turns what points to a side.
      const isTurned = change === "mirrored" && check.min !== null && check.min === -Number(check.max);
      const [was, is] = isTurned ? [photo.value, then.measured].map(Math.abs) : [photo.value, then.measured];
      photo.moves.push(Math.abs(is! - was!));
    }
  }
  return [...groups.values()].flatMap(({ check, photos }) => {
    const measured = [...photos.values()];
    if (measured.length < photosMin) return [];
    return [
      ...(check.min === null ? [] : [rowOf(check, check.min, -1, measured)]),
      ...(check.max === null ? [] : [rowOf(check, check.max, 1, measured)]),
    ];
  });
}
