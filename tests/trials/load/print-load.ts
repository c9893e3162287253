import { percentile } from "../../../tools/eval/percentiles";
import type { LoadOutcome } from "./photo-load";

/** A time; not a number if some calls got no answer, or none was made. */
export const told = (ms: number): string =>
  Number.isFinite(ms) ? `${Math.round(ms)} ms` : "without an answer";

/** Photos a second, how long each call took, and what was answered. */
export function printLoad(title: string, outcome: LoadOutcome): void {
  const { uploadMs, cardMs } = outcome;
  const row = (times: number[]) =>
    times.length === 0
      ? "none"
      : [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${told(percentile(times, share))}`).join(", ");
  console.log(
    `${title}: ${(outcome.photos / outcome.seconds).toFixed(2)} photos/s (${outcome.photos} in ${Math.round(outcome.seconds)} s)`,
  );
  console.log(`  upload ${row(uploadMs)}; card ${row(cardMs)}; statuses ${JSON.stringify(outcome.statuses)}`);
}
