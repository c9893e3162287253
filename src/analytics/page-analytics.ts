import { type AnalyticsQueue, makeAnalyticsQueue } from "./queue";

declare global {
  interface Window {
    /** A loader connects with `window.analyticsQueue.connect(send)`. */
    analyticsQueue?: AnalyticsQueue;
  }
}

export function startAnalytics(): void {
  window.analyticsQueue ??= makeAnalyticsQueue();
}

/** Only the path: a query may contain what a visitor typed. */
export const trackPage = (pathname: string) => window.analyticsQueue?.track("page", { pathname });
