import { analyticsLoaderWaitMs } from "../constants";

export interface AnalyticsEvent {
  name: string;
  values: Record<string, string | number>;
}

type Send = (event: AnalyticsEvent) => void;

/**
 * Events wait up to 6 s for a loader that sends them, and are dropped without one. The product has no loader, so
 * nothing is sent unless the operator calls `connect`.
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
    /** Connects a loader: sends the queued events, then all others immediately. */
    connect(loaded: Send): void {
      clearTimeout(timer);
      send = loaded;
      for (const event of waiting.splice(0)) loaded(event);
    },
    waitingCount: () => waiting.length,
  };
}

export type AnalyticsQueue = ReturnType<typeof makeAnalyticsQueue>;
