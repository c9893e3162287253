import type { PhotoOutcome } from "../../../photo/core/photo-outcome";
import type { Check } from "../../../photo/core/types";
import { explainingLabels } from "../explaining-labels";
import type { ManifestEntry } from "../manifest";
import { partOf } from "../parts";
import { median, percentile } from "../percentiles";
import type { EntryResult } from "../run/run-entry";

/** How far a limit lies from what decent portraits measure. */
export interface TailRow {
  check: string;
  limit: number;
  photos: number;
  beyond: number;
  /** The limit's distance from the median, in spreads of the values on its side. */
  spreads: number;
  /**
   * Of photographs that nobody has seen, expected beyond the limit: the share of the values of all checks that lie so many spreads
   * from the median, where each is measured by the folds that it is not in.
   */
  expectedPercent: number;
}

/** Fewer values tell nothing of a tail. */
const photosMin = 60;

/** A spread is the deviation of a normal distribution, of which so much lies under 1.645 of them from the median. */
const within = { share: 0.95, spreads: 1.645 };

/** Cross-validation: each fold is measured by the median and the spread of the others. */
const folds = 5;

function middleAndSpread(values: readonly number[]): { middle: number; spread: number } {
  const middle = median(values);
  return { middle, spread: (percentile(values, within.share) - middle) / within.spreads };
}

/** How many spreads each value lies beyond the median of values that it is none of. */
function spreadsOfOthers(values: readonly number[]): number[] {
  return Array.from({ length: folds }, (_, fold) => {
    const { middle, spread } = middleAndSpread(values.filter((_, i) => i % folds !== fold));
    return values.filter((_, i) => i % folds === fold).map((value) => (value - middle) / spread);
  }).flat();
}

interface Value {
  value: number;
  min: number | null;
  max: number | null;
  isFail: boolean;
}

const limitsOf = ({ min, max }: Value): string => `${min} to ${max}`;

/** A check that fails names another limit than one that passes: it is counted at the limit that most others name. */
function atUsualLimits(values: Value[]): Value[][] {
  const byLimits = new Map<string, Value[]>();
  for (const value of values.filter(({ isFail }) => !isFail))
    byLimits.set(limitsOf(value), [...(byLimits.get(limitsOf(value)) ?? []), value]);
  const groups = [...byLimits.values()].sort((a, b) => b.length - a.length);
  groups[0]?.push(...values.filter(({ isFail }) => isFail));
  return groups.filter((group) => group.length >= photosMin);
}

interface Tail {
  row: Omit<TailRow, "expectedPercent">;
  spreadsOfOthers: number[];
}

function tailOf(check: string, values: readonly number[], limit: number, side: 1 | -1): Tail {
  // Measures that are over zero and limited from below spread by factors, not by differences.
  const isRatio = side === -1 && values.every((value) => value > 0);
  const scale = (value: number): number => side * (isRatio ? Math.log(value) : value);
  const scaled = values.map(scale);
  const { middle, spread } = middleAndSpread(scaled);
  const row = {
    check,
    limit,
    photos: values.length,
    beyond: scaled.filter((value) => value > scale(limit)).length,
    spreads: (scale(limit) - middle) / spread,
  };
  // A measure that most portraits do not have at all has no spread.
  return { row, spreadsOfOthers: spreadsOfOthers(scaled).filter(Number.isFinite) };
}

const isDecent = ({ file, person, expected }: ManifestEntry): boolean =>
  partOf(file) === "used for limits" &&
  person !== undefined &&
  ["accept", "either"].includes(expected?.verdict ?? "");

/** The measured checks of a photograph on which nobody saw a fault of their kind. */
export function unseenMeasures(entry: ManifestEntry, outcome: PhotoOutcome | null): Check[] {
  const seen = entry.person?.seen ?? [];
  const isMeasured = ({ rule, measured, min, max }: Check): boolean =>
    typeof measured === "number" &&
    (min !== null || max !== null) &&
    (explainingLabels[rule]?.every((label) => !seen.includes(label)) ?? false);
  return outcome?.checks.filter(isMeasured) ?? [];
}

/** For each check and limit the portraits on which nobody saw such a fault. */
export function tailTable(results: readonly EntryResult[]): TailRow[] {
  const byCheck = new Map<string, Value[]>();
  for (const { entry, outcome } of results) {
    if (!isDecent(entry)) continue;
    for (const { rule, measured, min, max, verdict } of unseenMeasures(entry, outcome)) {
      const value = { value: Number(measured), min, max, isFail: verdict === "fail" };
      byCheck.set(rule, [...(byCheck.get(rule) ?? []), value]);
    }
  }
  const tails = [...byCheck].flatMap(([check, all]) =>
    atUsualLimits(all).flatMap((group) => {
      const values = group.map(({ value }) => value);
      const { min, max } = group[0]!;
      return [
        ...(min === null ? [] : [tailOf(check, values, min, -1)]),
        ...(max === null ? [] : [tailOf(check, values, max, 1)]),
      ];
    }),
  );
  const all = tails.flatMap(({ spreadsOfOthers }) => spreadsOfOthers);
  return tails.map(({ row }) => ({
    ...row,
    expectedPercent: (100 * all.filter((spreads) => spreads > row.spreads).length) / all.length,
  }));
}
