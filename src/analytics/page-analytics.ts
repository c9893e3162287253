import { type AnalyticsQueue, makeAnalyticsQueue } from "./queue";

declare global {
  interface Window {
    /** `window.analyticsQueue.connect(send)` is what a loader calls. */
    analyticsQueue?: AnalyticsQueue;
  }
}

export function startAnalytics(): void {
  window.analyticsQueue ??= makeAnalyticsQueue();
}

/** The path alone: a query may hold what a visitor typed. */
export const trackPage = (pathname: string) => window.analyticsQueue?.track("page", { pathname });
