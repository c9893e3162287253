export interface RiskReport {
  isAbnormal: boolean;
  /** English, for the answer's `errMsg` and the log; empty when nothing was found. */
  reason: string;
}

/** Judges an upload as it came, before it is encoded anew. A driver may ask a service; it rejects when it cannot judge. */
export interface Moderator {
  judge(bytes: Uint8Array): Promise<RiskReport>;
}
