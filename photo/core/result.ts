import type { Check, Face } from "./types";

/** What a step made, or the reason why it could not. Plain data: it travels between threads and processes. */
export type Result<T, Reason = Refusal> = { ok: true; value: T } | { ok: false; reason: Reason };

/** Why a photo is not taken: at least one of the checks failed. */
export interface Refusal {
  checks: Check[];
  /** Null where no face was found, or none was looked for. */
  face: Face | null;
}

export const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const refuse = (checks: Check[], face: Face | null = null): { ok: false; reason: Refusal } => ({
  ok: false,
  reason: { checks, face },
});

/** The next step, unless the one before has already refused. */
export const next = async <T, Made, Reason>(
  result: Result<T, Reason>,
  step: (value: T) => Result<Made, Reason> | Promise<Result<Made, Reason>>,
): Promise<Result<Made, Reason>> => (result.ok ? step(result.value) : result);
