import { minDisplayDelayMs } from "../constants";
import { wait } from "./wait";

/** Delays the result of a page's fetch to at least 200 ms, so that a progress indicator does not flash. */
export async function withMinimumDelay<Result>(
  fetched: Promise<Result>,
  delayMs = minDisplayDelayMs,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([fetched, wait(delayMs)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
