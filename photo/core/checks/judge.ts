import type { CheckOf, MessageKey, SeverityOf, UnitOf } from "../findings";
import type { Threshold } from "../thresholds";
import type { Band, Check, Verdict } from "../types";

export const isOutside = (value: number, band: Partial<Band> | undefined): boolean =>
  band !== undefined && (value < (band.min ?? -Infinity) || value > (band.max ?? Infinity));

/** Rounds to what the eye reads: three digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Rounds as far as the number stays on its side of the limits: 0.0801 is not "0.08, allowed 0.08 or less". */
function roundedBeside(value: number, limits: (number | undefined)[]): number {
  for (let digits = 3; digits < 9; digits++) {
    const shown = Number(value.toPrecision(digits));
    if (
      limits.every(
        (limit) =>
          limit === undefined || value === limit || Math.sign(shown - limit) === Math.sign(value - limit),
      )
    )
      return shown;
  }
  return value;
}

/** In the finding's unit, and with a limit to fail at only if the finding can fail. */
type ThresholdOf<K extends MessageKey> = Threshold & { unit: UnitOf<K> } & (SeverityOf<K> extends "fail"
    ? unknown
    : { fail?: undefined });

export const widened = ({ min = -Infinity, max = Infinity }: Partial<Band>, by: number): Band => ({
  min: min - by,
  max: max + by,
});

/**
 * A number against its threshold; the limit that is named is the one that was missed, else the first met. A measure with a known error is judged as it
 * is shown, and what may pass within that error is not refused.
 */
export function judge<K extends MessageKey>(
  check: CheckOf<K>,
  messageKey: K,
  value: number,
  threshold: ThresholdOf<K>,
): Check {
  const judged = threshold.error === undefined ? value : rounded(value);
  const passed = threshold.warn ?? threshold.fail;
  const mayPass = !isOutside(judged, passed && widened(passed, threshold.error ?? 0));
  let verdict: Verdict = "pass";
  if (isOutside(judged, threshold.fail) && !mayPass) verdict = "fail";
  else if (isOutside(judged, passed)) verdict = "warn";
  const limit = verdict === "fail" ? threshold.fail : passed;
  return {
    rule: check,
    verdict,
    measured: roundedBeside(judged, [limit?.min, limit?.max]),
    min: limit?.min ?? null,
    max: limit?.max ?? null,
    unit: threshold.unit,
    messageKey,
    isOwnLimit: true,
  };
}

/** A check that was not made or is not asked for, and says so. */
export const unchecked = ({ rule, messageKey }: Pick<Check, "rule" | "messageKey">): Check => ({
  rule,
  verdict: "not-checked",
  measured: null,
  min: null,
  max: null,
  unit: null,
  messageKey,
});

/** Of a check and one of its own messages. */
export const notChecked = <K extends MessageKey>(rule: CheckOf<K>, messageKey: K): Check =>
  unchecked({ rule, messageKey });

/** A finding without a scale. */
export function plainCheck<K extends MessageKey>(
  check: CheckOf<K>,
  messageKey: K,
  verdict: Verdict,
  measured: string | null,
): Check {
  return { rule: check, verdict, measured, min: null, max: null, unit: null, messageKey };
}
