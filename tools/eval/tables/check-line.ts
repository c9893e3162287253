import type { Check } from "../../../photo/core/types";

/** One check as a line for people: "warn  yaw  11 deg (-8 to 8)". */
export function checkLine({ rule, verdict, measured, min, max, unit }: Check): string {
  const value = measured === null ? "" : `${measured}${unit ? ` ${unit}` : ""}`;
  const limits =
    min !== null && max !== null
      ? `(${min} to ${max})`
      : min !== null
        ? `(at least ${min})`
        : max !== null
          ? `(at most ${max})`
          : "";
  return `${verdict.padEnd(11)} ${rule.padEnd(20)} ${value} ${limits}`.trimEnd();
}
