import type { PhotoOutcome } from "../../../photo/core/photo-outcome";
import type { Check } from "../../../photo/core/types";
import { explainingLabels } from "../explaining-labels";
import { type ManifestEntry, uncorrectedLabels } from "../manifest";
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
  /** Of photographs that nobody has seen, if their values are distributed normally. */
  expectedPercent: number;
}

/** Fewer values tell nothing of a tail. */
const photosMin = 60;

/** Of a normal distribution so much lies under 1.645 spreads from the median. */
const within = { share: 0.95, spreads: 1.645 };

/** Share of a normal distribution beyond so many spreads (Abramowitz and Stegun, 7.1.26). */
function normalTail(spreads: number): number {
  const x = Math.abs(spreads) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const [a, b, c, d, e] = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const beyond = (t * (a + t * (b + t * (c + t * (d + t * e)))) * Math.exp(-x * x)) / 2;
  return spreads < 0 ? 1 - beyond : beyond;
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

function rowOf(check: string, values: readonly number[], limit: number, side: 1 | -1): TailRow {
  // Measures that are over zero and limited from below spread by factors, not by differences.
  const isRatio = side === -1 && values.every((value) => value > 0);
  const scale = (value: number): number => side * (isRatio ? Math.log(value) : value);
  const scaled = values.map(scale);
  const middle = median(scaled);
  const spread = (percentile(scaled, within.share) - middle) / within.spreads;
  const spreads = (scale(limit) - middle) / spread;
  return {
    check,
    limit,
    photos: values.length,
    beyond: scaled.filter((value) => value > scale(limit)).length,
    spreads,
    expectedPercent: 100 * normalTail(spreads),
  };
}

const isDecent = ({ file, person, expected }: ManifestEntry): boolean =>
  partOf(file) === "used for limits" &&
  person !== undefined &&
  ["accept", "either"].includes(expected?.verdict ?? "");

/** The measured checks of a photograph on which nobody saw a fault of their kind. */
export function unseenMeasures(entry: ManifestEntry, outcome: PhotoOutcome | null): Check[] {
  const seen = uncorrectedLabels(entry);
  const isMeasured = ({ rule, measured, min, max }: Check): boolean =>
    typeof measured === "number" &&
    (min !== null || max !== null) &&
    (explainingLabels[rule]?.every((label) => !seen.includes(label)) ?? false);
  return outcome?.checks.filter(isMeasured) ?? [];
}

/**
 * For each check and limit the portraits on which nothing of the kind was seen: the labels as they were before anybody had looked
 * at what the engine says of them.
 */
export function tailTable(results: readonly EntryResult[]): TailRow[] {
  const byCheck = new Map<string, Value[]>();
  for (const { entry, outcome } of results) {
    if (!isDecent(entry)) continue;
    for (const { rule, measured, min, max, verdict } of unseenMeasures(entry, outcome)) {
      const value = { value: Number(measured), min, max, isFail: verdict === "fail" };
      byCheck.set(rule, [...(byCheck.get(rule) ?? []), value]);
    }
  }
  return [...byCheck].flatMap(([check, all]) =>
    atUsualLimits(all).flatMap((group) => {
      const values = group.map(({ value }) => value);
      const { min, max } = group[0]!;
      return [
        ...(min === null ? [] : [rowOf(check, values, min, -1)]),
        ...(max === null ? [] : [rowOf(check, values, max, 1)]),
      ];
    }),
  );
}
