import { isDeepStrictEqual } from "node:util";
import type { Values } from "./form";
import { mergeSentences } from "./merge-sentences";

interface Merged {
  value: Values;
  /** Fields that the form and somebody else changed to different values. */
  conflicts: string[][];
}

/**
 * Merges by field what a form changed (from `opened` to `form`) into the current value, texts sentence by sentence. A
 * list whose length changed is one field.
 */
export function mergeValues(opened: Values, form: Values, current: Values): Merged {
  const conflicts: string[][] = [];
  const merge = (old: unknown, mine: unknown, theirs: unknown, field: string[]): unknown => {
    if (isDeepStrictEqual(old, mine)) return theirs;
    if (isDeepStrictEqual(old, theirs) || isDeepStrictEqual(mine, theirs)) return mine;
    if (isRecord(old) && isRecord(mine) && isRecord(theirs)) {
      const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
      const merged = [...keys].map((key) => [key, merge(old[key], mine[key], theirs[key], [...field, key])]);
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(old) && Array.isArray(mine) && Array.isArray(theirs))
      if (mine.length === old.length && theirs.length === old.length)
        return mine.map((item, index) => merge(old[index], item, theirs[index], [...field, `${index}`]));
    if (typeof old === "string" && typeof mine === "string" && typeof theirs === "string") {
      const both = mergeSentences(old, mine, theirs);
      if (both !== null) return both;
    }
    conflicts.push(field);
    return mine;
  };
  return { value: merge(opened, form, current, []) as Values, conflicts };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
