/** Phases of a build and the share of its time after which each begins, in their order. */
export type Timeline = readonly (readonly [phase: string, share: number])[];

/** A phase that has begun. */
export interface Begun {
  name: string;
  atSeconds: number;
}

/**
 * Of the English pages of a first build: `npm start` on two cores, 30 November 2026, 167 s. Machines differ in speed, but hardly in
 * the shares.
 */
export const firstBuildTimeline: Timeline = [
  ["source and transform nodes", 0.04],
  ["extract queries from components", 0.2],
  ["Building production JavaScript and CSS bundles", 0.22],
  ["Building HTML renderer", 0.5],
  ["run queries in workers", 0.86],
  ["Building static HTML for pages", 0.9],
];

/** Before that the speed of the machine is not known. */
const leastShare = 0.2;

/** How long the build will still take on this machine; null: not known yet. */
export function secondsLeft(
  timeline: Timeline,
  begun: readonly Begun[],
  elapsedSeconds: number,
): number | null {
  const place = timeline.findLastIndex(([phase]) => begun.some(({ name }) => name === phase));
  const [phase, share] = timeline[place] ?? ["", 0];
  if (share < leastShare) return null;
  const { atSeconds } = begun.find(({ name }) => name === phase)!;
  const secondsOfAll = atSeconds / share;
  const nextShare = timeline[place + 1]?.[1] ?? 1;
  // A phase that takes longer than its share holds the rest back.
  const shareNow = Math.min(nextShare, elapsedSeconds / secondsOfAll);
  return secondsOfAll * (1 - shareNow);
}

const minute = 60;
const step = 10;

/** ", about 2 min left" */
export function leftWords(seconds: number | null): string {
  if (seconds === null) return "";
  if (seconds > 1.5 * minute) return `, about ${Math.round(seconds / minute)} min left`;
  return seconds > step ? `, about ${Math.ceil(seconds / step) * step} s left` : ", some seconds left";
}
