import { minDisplayDelayMs } from "../constants";
import { wait } from "./wait";

/**
 * The outcome of a page's fetch, at the earliest after 200 ms: a progress sign that flashes up for a moment
 * disturbs more than it tells.
 */
export async function withMinimumDelay<Result>(
  fetched: Promise<Result>,
  delayMs = minDisplayDelayMs,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([fetched, wait(delayMs)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
