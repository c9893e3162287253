export interface RiskReport {
  isAbnormal: boolean;
  /** English, for the answer's `errMsg` and the log; empty when nothing was found. */
  reason: string;
}

/** Judges what a stored picture shows. A driver may ask a service; it rejects when it cannot judge. */
export interface Moderator {
  judge(bytes: Uint8Array): Promise<RiskReport>;
}

/** The default, which accepts every picture. */
export const judgesNothing: Moderator = { judge: async () => ({ isAbnormal: false, reason: "" }) };
