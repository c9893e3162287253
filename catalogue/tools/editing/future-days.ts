import { type Refusal, refuse, type Values } from "./forms/form";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The latest day that has begun somewhere on Earth. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/**
 * Refuses days that have not come yet, such as of a reading or a last change. What is published with such a day already
 * may keep it, and a draft may be dated ahead.
 */
export function futureDays(value: Values, stored: Values | null): Refusal[] {
  const latest = latestDay();
  const look = (now: unknown, before: unknown, path: string[]): Refusal[] => {
    if (typeof now === "string") {
      const isAhead = dayPattern.test(now) && now > latest && now !== before;
      return isAhead ? refuse(`${now} has not come yet. Choose today or an earlier day.`, ...path) : [];
    }
    if (typeof now !== "object" || now === null) return [];
    return Object.entries(now).flatMap(([key, inner]) =>
      look(inner, (before as Values | null | undefined)?.[key], [...path, key]),
    );
  };
  if (value.draft === true) return [];
  return look(value, stored?.draft === true ? null : stored, []);
}
