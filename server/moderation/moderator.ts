import type { Counter } from "prom-client";

export interface RiskReport {
  isAbnormal: boolean;
  /** English, for `errMsg` and the log; empty if nothing was found. */
  reason: string;
}

/** Judges the content of a stored picture. An implementation may call a service; it rejects if it cannot judge. */
export interface Moderator {
  judge(bytes: Uint8Array): Promise<RiskReport>;
}

/** The default, which accepts every picture. */
export const judgesNothing: Moderator = { judge: async () => ({ isAbnormal: false, reason: "" }) };

/** Counts what a moderator answers. */
export const counted = (moderator: Moderator, judgements: Counter<"outcome">): Moderator => ({
  async judge(bytes) {
    try {
      const report = await moderator.judge(bytes);
      judgements.inc({ outcome: report.isAbnormal ? "abnormal" : "passed" });
      return report;
    } catch (error) {
      judgements.inc({ outcome: "failed" });
      throw error;
    }
  },
});
