import type { Check, Face } from "./types";

/**
 * What a step made, or the reason why it could not. Plain data, so that it can be sent between threads and processes.
 */
export type Result<T, Reason = Refusal> = { ok: true; value: T } | { ok: false; reason: Reason };

/** Why a photo is refused: at least one check failed. */
export interface Refusal {
  checks: Check[];
  /** Null if no face was found or searched for. */
  face: Face | null;
}

export const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const refuse = (checks: Check[], face: Face | null = null): { ok: false; reason: Refusal } => ({
  ok: false,
  reason: { checks, face },
});

/** Runs the next step, unless the previous one has refused the photo. */
export const next = async <T, Made, Reason>(
  result: Result<T, Reason>,
  step: (value: T) => Result<Made, Reason> | Promise<Result<Made, Reason>>,
): Promise<Result<Made, Reason>> => (result.ok ? step(result.value) : result);
