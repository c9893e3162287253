import { analyticsLoaderWaitMs } from "../constants";

export interface AnalyticsEvent {
  name: string;
  values: Record<string, string | number>;
}

type Send = (event: AnalyticsEvent) => void;

/**
 * Events wait up to 6 s for a loader that can send them; without one they are forgotten. The product has no
 * loader of its own, so nothing is ever sent unless whoever runs it calls `connect`.
 */
export function makeAnalyticsQueue(waitMs = analyticsLoaderWaitMs) {
  let waiting: AnalyticsEvent[] = [];
  let send: Send | null = null;
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    waiting = [];
  }, waitMs);
  return {
    track(name: string, values: AnalyticsEvent["values"] = {}): void {
      if (send) send({ name, values });
      else if (!isOver) waiting.push({ name, values });
    },
    /** The loader has come: sends what waits, then everything as it happens. */
    connect(loaded: Send): void {
      clearTimeout(timer);
      send = loaded;
      for (const event of waiting.splice(0)) loaded(event);
    },
    waitingCount: () => waiting.length,
  };
}

export type AnalyticsQueue = ReturnType<typeof makeAnalyticsQueue>;
